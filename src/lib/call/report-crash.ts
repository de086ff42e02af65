const CRASHES_URL = "/api/crashes";
/** The longest texts that the server accepts. */
const LONGEST = { name: 100, message: 300, path: 300, stack: 4_000 } as const;
/** A page that breaks again and again has said enough. */
const MOST_REPORTS = 5;

const reported = new Set<unknown>();

/** A page under development or test has its own console. */
function isProduction(): boolean {
  return Boolean(import.meta.env.PROD);
}

/**
 * Reports what nobody caught, in production: errors of scripts and of handlers, and promises that failed unheard
 * (API-21, API-22). Answers how to stop.
 */
export function reportUncaught(page: Window = window): () => void {
  const hearError = ({ error }: ErrorEvent) => {
    // Without an error it is a notice of the browser, or a script of another origin.
    if (error !== null && error !== undefined) reportCrash(error);
  };
  const hearRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isExpected(reason)) reportCrash(reason);
  };
  page.addEventListener("error", hearError);
  page.addEventListener("unhandledrejection", hearRejection);
  return () => {
    page.removeEventListener("error", hearError);
    page.removeEventListener("unhandledrejection", hearRejection);
  };
}

/** What was broken off, did not get through, or was answered by the server, which knows of it. */
function isExpected(reason: unknown): boolean {
  if (typeof reason !== "object" || reason === null) return false;
  const { name, cause } = reason as { name?: unknown; cause?: unknown };
  if (name === "AbortError" || name === "TRPCClientError" || name === "CallError") return true;
  return (
    reason instanceof TypeError && cause === undefined && /fetch|network|load failed/i.test(reason.message)
  );
}

/**
 * Reports a page's crash: the error's kind, its message, the path and where in our files it was, nothing personal. Once
 * per error; failures are ignored.
 */
export function reportCrash(error: unknown): void {
  if (!isProduction() || reported.has(error) || reported.size >= MOST_REPORTS) return;
  reported.add(error);
  const { name, message, stack }: Error =
    error instanceof Error ? error : { name: "Unknown", message: typeof error };
  const body = JSON.stringify({
    name: name.slice(0, LONGEST.name),
    message: message.slice(0, LONGEST.message),
    path: window.location.pathname.slice(0, LONGEST.path),
    ...(stack && { stack: stack.slice(0, LONGEST.stack) }),
  });
  void send(body);
}

async function send(body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  try {
    await fetch(CRASHES_URL, { method: "POST", headers, body, keepalive: true });
  } catch {
    // A failed report is dropped.
  }
}
