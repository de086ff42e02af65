import { LIVE_EVENTS, type LiveChange } from "#domain/live.ts";

/** How events are written (WHATWG, server-sent events), each encoded once for all its readers. */
const encoder = new TextEncoder();

type Event = { name: keyof typeof LIVE_EVENTS; id?: string; retry?: number; data?: unknown };

function encodeEvent({ name, id, retry, data = {} }: Event): Uint8Array<ArrayBuffer> {
  const lines = [
    ...(retry === undefined ? [] : [`retry: ${retry}`]),
    ...(id === undefined ? [] : [`id: ${id}`]),
    `event: ${LIVE_EVENTS[name]}`,
    `data: ${JSON.stringify(data)}`,
  ];
  return encoder.encode(`${lines.join("\n")}\n\n`);
}

/** Without an id: a sign of life is no step forward. A named event, since the page never sees a comment. */
export const BEAT = encodeEvent({ name: "beat" });

const [SOONEST_MS, LATEST_MS] = [1_000, 6_000];

/** The first event. Each reader gets another moment to come back at, so that they do not all come at once. */
export function helloAt(position: string) {
  const retry = Math.round(SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS));
  return encodeEvent({ name: "hello", id: position, retry });
}

export function changeAt(position: string, change: LiveChange) {
  return encodeEvent({ name: "change", id: position, data: change });
}

/** What was missed is not remembered: everything is to be read again. */
export function resyncAt(position: string) {
  return encodeEvent({ name: "resync", id: position });
}

/** An event without an id, since who looks at what is not remembered. */
export function lookingAt(at: string) {
  return encodeEvent({ name: "looking", data: { at } });
}
