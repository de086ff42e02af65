import { reloadOnce } from "./lib/reload-once.ts";
import { hasSessionHint } from "./session/hint.ts";
import "./styles.css";

/** A page that cannot say when it was painted is not kept waiting longer. */
const PATIENCE_MS = 2_000;

const root = document.getElementById("root") as HTMLElement;
const login = document.querySelector<HTMLFormElement>("form[method=dialog]");

/**
 * A page that came finished from the server is painted before anything else is fetched: its styles and letters have
 * the line for themselves, and the application takes over what can be read already. A page that is drawn in the
 * browser starts at once.
 */
function boot(): void {
  if (login) takeCareOf(login);
  const isRendered = root.firstElementChild !== null;
  const canTell = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (!isRendered || !canTell || document.visibilityState === "hidden") return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE_MS);
}

/**
 * The server's login is for somebody who is not signed in; for anybody else the guards decide before one is drawn. It can
 * be filled in before the application hears it: outside a dialog its method sends nothing anywhere, so the page stays
 * with all that was typed, and no password gets into an address. That it was sent is noted on it (useEarlyForm).
 */
function takeCareOf(form: HTMLFormElement): void {
  if (hasSessionHint()) root.replaceChildren();
  form.dataset["early"] = "";
  document.addEventListener("submit", (event) => {
    // Prevented: the application has heard it.
    if (event.target !== form || event.defaultPrevented) return;
    // For a browser so old that it does not know the method.
    event.preventDefault();
    form.dataset["early"] = "sent";
  });
}

let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  void startApplication();
}

async function startApplication(): Promise<void> {
  try {
    const application = await import("./main.tsx");
    // A breath in between: what the reader does meanwhile is not kept waiting for both.
    await new Promise((resume) => setTimeout(resume));
    await application.start();
  } catch (error) {
    // What is there to read is not taken away once more; a page whose buttons nobody hears is.
    const still = document.querySelector("[data-still]");
    const isReadable = still !== null && still.querySelector("button") === null;
    if (!isReadable && reloadOnce(error)) return;
    showFailure();
    // What tells the server comes with the application; without it there is nobody to tell.
    import("./lib/report-crash.ts").then(({ reportCrash }) => reportCrash(error)).catch(() => undefined);
  }
}

/**
 * A page that came finished stays readable; an empty one, or a form in its own place, says what happened, in the words
 * the server left for it.
 */
function showFailure(): void {
  for (const hidden of root.querySelectorAll<HTMLElement>("[data-still-failure]")) hidden.hidden = false;
  const note = document.querySelector<HTMLTemplateElement>("template#start-failed");
  if (!note) return;
  login?.remove();
  (root.querySelector("main") ?? root).append(note.content.cloneNode(true));
}

boot();
