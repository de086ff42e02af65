import { reloadOnce } from "./lib/reload-once.ts";
import "./styles.css";

/** A page that cannot say when it was painted is not kept waiting longer. */
const PATIENCE_MS = 2_000;

/**
 * A page that came finished from the server is painted before anything else is fetched: its styles and letters have
 * the line for themselves, and the application takes over what can be read already. A page that is drawn in the
 * browser starts at once.
 */
function boot(): void {
  const isRendered = document.querySelector("#root > *") !== null;
  const canTell = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (!isRendered || !canTell || document.visibilityState === "hidden") return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, PATIENCE_MS);
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
    await application.start();
  } catch (error) {
    // What is there to read is not taken away once more; a page that can do nothing without the application is.
    const isReadable = document.querySelector("[data-still]") !== null;
    if (!isReadable && reloadOnce(error)) return;
    showFailure();
    // What tells the server comes with the application; without it there is nobody to tell.
    import("./lib/report-crash.ts").then(({ reportCrash }) => reportCrash(error)).catch(() => undefined);
  }
}

/** A page that came finished stays readable; an empty one says what happened, in the words the server left for it. */
function showFailure(): void {
  const root = document.getElementById("root");
  const note = document.querySelector<HTMLTemplateElement>("template#start-failed");
  if (root && note && !root.firstElementChild) root.append(note.content.cloneNode(true));
}

boot();
