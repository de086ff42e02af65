import { breathe } from "./lib/page/breathe.ts";
import { keepEarlyPress } from "./lib/page/early-press.ts";
import { reloadOnce } from "./lib/page/reload-once.ts";
import { expectTranslator } from "./lib/page/expect-translator.ts";
import { reportCrash, reportUncaught } from "./lib/call/report-crash.ts";
import { hasSessionHint } from "./session/hint.ts";
import "./styles.css";

/** A page that is not painted, in the background for example, waits no longer. */
const PATIENCE_MS = 2_000;

const root = document.getElementById("root") as HTMLElement;
const login = document.querySelector<HTMLFormElement>("form[method=dialog]");

/**
 * A page that came finished from the server is painted before anything else is fetched: its styles and letters have
 * the line for themselves, and the application takes over what can be read already. A page that is drawn in the
 * browser starts at once.
 */
async function boot(): Promise<void> {
  if (login) takeCareOf(login);
  takeFrameAway();
  if (isRendered()) {
    keepEarlyPress();
    await firstPaint();
  }
  try {
    const { start } = await import("./main.tsx");
    await breathe();
    await start();
  } catch (error) {
    // What is there to read stays; a page whose buttons nobody hears is loaded once more, and then says so. What only
    // shows again what can be read (data-extra) is missed by nobody.
    const isReadable = isRendered() && !root.querySelector("main :is(button:not([data-extra]), form)");
    if (!isReadable && reloadOnce(error)) return;
    if (!isReadable) showFailure();
    reportCrash(error);
  }
}

/** What the server drew of an area goes for good once the application has drawn a page of it. */
function takeFrameAway(): void {
  const frame = document.getElementById("area-frame");
  if (!frame) return;
  const watch = new MutationObserver(() => {
    if (!root.querySelector("main")) return;
    frame.remove();
    watch.disconnect();
  });
  watch.observe(root, { childList: true, subtree: true });
}

/** Otherwise nothing stands here but the template's own comment. */
function isRendered(): boolean {
  return root.firstElementChild !== null;
}

/**
 * The server's login is for somebody who is not signed in. It can be filled in before the application hears it: outside
 * a dialog its method sends nothing anywhere, so what was typed stays and no password gets into an address.
 */
function takeCareOf(form: HTMLFormElement): void {
  if (hasSessionHint()) root.replaceChildren();
  form.dataset["early"] = "";
  document.addEventListener("submit", (event) => {
    // A prevented event: the application has handled it.
    if (event.target !== form || event.defaultPrevented) return;
    // For a browser so old that it does not know the method.
    event.preventDefault();
    form.dataset["early"] = "sent";
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/** In the words the server left for it, in the place of what cannot be used. */
function showFailure(): void {
  const note = document.querySelector<HTMLTemplateElement>("template#start-failed");
  if (!note) return;
  login?.remove();
  document.getElementById("area-frame")?.remove();
  (root.querySelector("main") ?? root).append(note.content.cloneNode(true));
}

reportUncaught();
expectTranslator();
void boot();
