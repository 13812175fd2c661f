// Bots think here, beside the page: the same module, which mounts nothing where there is no
// document. An errand comes in and its answer goes out, both as JSON; an empty answer says that
// nobody could think here, and the page does it itself. Two numbers say how far a long one is.
import init, { think } from "/{{page.js}}";

const ready = init({ module_or_path: "/{{page_bg.wasm}}" });

onmessage = async ({ data }) => {
  let answer = "";
  try {
    await ready;
    answer = await think(data, (done, of) => postMessage([done, of]));
  } catch (error) {
    console.warn("no thinking beside the page", error);
  }
  postMessage(answer);
};
