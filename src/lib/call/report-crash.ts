const CRASHES_URL = "/api/crashes";
/** Limits of the server. */
const LONGEST = { name: 100, message: 300, path: 300 } as const;

/**
 * Reports a page's crash: the error's kind, its message and the path, nothing personal. Once per error; failures are
 * ignored.
 */
export function reportCrash(error: unknown): void {
  if (error === reported) return;
  reported = error;
  const { name, message } = error instanceof Error ? error : { name: "Unknown", message: typeof error };
  const body = JSON.stringify({
    name: name.slice(0, LONGEST.name),
    message: message.slice(0, LONGEST.message),
    path: window.location.pathname.slice(0, LONGEST.path),
  });
  void send(body);
}

async function send(body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  try {
    await fetch(CRASHES_URL, { method: "POST", headers, body, keepalive: true });
  } catch {
    // A report that fails changes nothing.
  }
}

let reported: unknown;
