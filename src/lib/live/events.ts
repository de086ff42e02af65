/** An event of the stream; `id` is the position after the event. */
export type ServerEvent = { name: string; data: unknown; id?: string; retry?: number };

/**
 * Reads server-sent events from a body. The browser's EventSource neither tells why it was refused nor sends our
 * headers, gives up at the first refusal and cannot renew a session.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) yield parseEvent(part);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parseEvent(text: string): ServerEvent {
  const fields = new Map(text.split("\n").map(parseField));
  const [id, retry] = [fields.get("id"), Number(fields.get("retry"))];
  return {
    name: fields.get("event") ?? "message",
    data: parseData(fields.get("data")),
    ...(id !== undefined && { id }),
    ...(retry > 0 && { retry }),
  };
}

function parseField(line: string): [string, string] {
  const colon = line.indexOf(":");
  return colon < 0 ? [line, ""] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, "")];
}

function parseData(text = "null"): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
