// Starts the page. A file of its own, because the page runs no script that is written inside HTML.
import init from "./{{page.js}}";

init({ module_or_path: "/{{page_bg.wasm}}" });
