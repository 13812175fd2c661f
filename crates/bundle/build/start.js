// Starts the page. A file of its own, because the page runs no script that is written inside HTML.
import init from "./{{page.js}}";

// What is said is fetched beside the code, in the language that the page will choose.
const asked = [kept(), ...navigator.languages, "en"];
const found = asked.map((tag) => tag && document.getElementById(`${tag.split("-")[0]}/frame`));
fetch(found.find(Boolean).href);

// In a frame of another page there may be nothing kept.
function kept() {
  try {
    return JSON.parse(localStorage.getItem("anleger.wishes")).lang;
  } catch {
    return undefined;
  }
}

init({ module_or_path: "/{{page_bg.wasm}}" });
