import { afterAll, beforeEach, describe, expect } from "bun:test";
import { CallError } from "#src/lib/call/call.ts";
import { untilSent } from "#src/lib/upload/patience.ts";
import { pass, test, turn } from "../../stopped-clock.ts";

const LOST = new TypeError("no answer");
const LONGEST_PAUSE_MS = 30_000;

const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
let isOnline = true;
Object.defineProperty(globalThis, "navigator", {
  configurable: true,
  value: {
    get onLine() {
      return isOnline;
    },
  },
});
afterAll(() => before && Object.defineProperty(globalThis, "navigator", before));
beforeEach(() => (isOnline = true));

type Try = { error?: unknown; progress?: number };

/** Sends, each try as it is told, and counts; the last one is repeated for ever. */
function begin(...tries: [Try, ...Try[]]) {
  const control = new AbortController();
  const told = { tries: 0, lost: 0, ended: "" };
  let reached = 0;
  async function send(): Promise<string> {
    const now = tries[Math.min(told.tries, tries.length - 1)];
    told.tries += 1;
    reached = now?.progress ?? reached;
    if (now?.error) throw now.error;
    return "sent";
  }
  const { signal } = control;
  untilSent(send, { signal, progress: () => reached, onLost: () => (told.lost += 1) }).then(
    (answer) => (told.ended = answer),
    (error: unknown) => (told.ended = error === LOST ? "given up" : String(error)),
  );
  return { told, cancel: () => control.abort(new Error("taken back")) };
}

async function passPauses(count: number): Promise<void> {
  await turn();
  for (let at = 0; at < count; at += 1) await pass(LONGEST_PAUSE_MS);
}

describe("a file whose connection is lost", () => {
  test("is tried again after 1, 2, 4, 8, 15 and 30 seconds, and then given up", async () => {
    const { told } = begin({ error: LOST });
    await turn();
    for (const [at, seconds] of [1, 2, 4, 8, 15, 30].entries()) {
      expect(told).toEqual({ tries: at + 1, lost: at + 1, ended: "" });
      await pass(seconds * 1000 - 1);
      expect(told.tries).toBe(at + 1);
      await pass(1);
    }
    expect(told).toEqual({ tries: 7, lost: 6, ended: "given up" });
  });

  test("is given six more tries whenever some of it arrived, and none for what had arrived before", async () => {
    const { told } = begin(
      ...(Array<Try>(6).fill({ error: LOST }) as [Try]),
      { error: LOST, progress: 1 },
      { error: LOST, progress: 1 },
    );
    await passPauses(6);
    expect(told).toEqual({ tries: 7, lost: 7, ended: "" });
    await passPauses(6);
    expect(told).toEqual({ tries: 13, lost: 12, ended: "given up" });
  });

  test("waits while there is no network, and goes on at once when it is back", async () => {
    isOnline = false;
    const { told } = begin({ error: LOST }, {});
    await passPauses(3);
    expect(told).toEqual({ tries: 1, lost: 1, ended: "" });
    isOnline = true;
    globalThis.dispatchEvent(new Event("online"));
    await turn();
    expect(told).toEqual({ tries: 2, lost: 1, ended: "sent" });
  });

  test("is not tried again once it is taken back", async () => {
    const { told, cancel } = begin({ error: LOST });
    await turn();
    cancel();
    await passPauses(2);
    expect(told).toEqual({ tries: 1, lost: 1, ended: "Error: taken back" });
  });
});

test.each([
  ["a refusal", new CallError(409, { reason: { code: "stale" } }), 1],
  ["a fault of the portal", new CallError(500, undefined), 1],
  ["a refusal in words with the number of a proxy", new CallError(502, { reason: { code: "busy" } }), 1],
  ["a proxy that cannot reach the portal", new CallError(502, undefined), 2],
  ["a proxy that waited in vain", new CallError(504, undefined), 2],
])("only a lost connection is tried again: %s", async (_what, error, tries) => {
  const { told } = begin({ error }, {});
  await passPauses(1);
  expect(told.tries).toBe(tries);
});
