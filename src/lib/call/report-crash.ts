const CRASHES_URL = "/api/crashes";
/** The lengths the server takes. */
const LONGEST = { name: 100, message: 300, path: 300 } as const;

/**
 * Tells the server that a page broke: what kind of error, its message and the path, never who or what was typed. Once
 * per error; whether the report arrives changes nothing for the reader.
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
    // There is nobody else to tell.
  }
}

let reported: unknown;
