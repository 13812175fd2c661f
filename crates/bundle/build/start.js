// Starts the page. A file of its own, because the page runs no script that is written inside HTML.
import init from "./{{page.js}}";

// What is said is fetched beside the code, in the language that the page will choose.
const wishes = JSON.parse(localStorage.getItem("anleger.wishes") ?? "{}");
const asked = [wishes.lang, ...navigator.languages, "en"];
const found = asked.map((tag) => tag && document.getElementById(`${tag.split("-")[0]}/frame`));
fetch(found.find(Boolean).href);

init({ module_or_path: "/{{page_bg.wasm}}" });
