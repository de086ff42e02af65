import { describe, expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { waitOf } from "#server/portal/context.ts";
import { printFor } from "#server/call/print-for.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal } = await openTestPortal();
const PAPER = new Uint8Array([37, 80, 68, 70]);
const MINUTE = { limit: 2, windowMs: 60_000 };

/** A printer that is done when it is told, and counts what it was given. */
function printer() {
  const { promise: gate, resolve: finish, reject: fail } = Promise.withResolvers<Uint8Array>();
  let prints = 0;
  const print = () => {
    prints += 1;
    return gate;
  };
  return { print, finish: () => finish(PAPER), fail: () => fail(new Error("broken")), prints: () => prints };
}

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "printed",
    (error: unknown) => reasonOf(error)?.code ?? (error as Error).message,
  );

/** A reader of their own. */
let readers = 0;
const newTurn = () => `print:reader-${(readers += 1)}`;

describe("a paper that takes longer than its reader waits", () => {
  test("is said to be being made, goes on, and is handed over when it is asked for again", async () => {
    const { print, finish, prints } = printer();
    const printing = { turn: newTurn(), data: { order: 7 }, print };
    expect(await outcomeOf(printFor({ portal, waitMs: 1 }, printing))).toBe("beingMade");
    finish();
    expect(await printFor({ portal, waitMs: 60_000 }, printing)).toEqual(PAPER);
    expect(prints()).toBe(1);
  });

  test("is the same whenever it was asked for, and another when something in it changed", async () => {
    const { print, finish, prints } = printer();
    const turn = newTurn();
    const ask = (data: unknown, waitMs = 1) => outcomeOf(printFor({ portal, waitMs }, { turn, data, print }));
    await ask({ order: 7, date: "2025-08-01T12:00:00Z" });
    await ask({ order: 7, date: "2025-08-01T12:00:05Z" });
    expect(prints()).toBe(1);
    await ask({ order: 8, date: "2025-08-01T12:00:05Z" });
    finish();
    expect(await ask({ order: 8, date: "2025-08-01T12:00:09Z" }, 60_000)).toBe("printed");
    expect(prints()).toBe(2);
  });

  test("counts once against what may be printed, however often it is asked for", async () => {
    const { print, finish } = printer();
    const turn = newTurn();
    const ask = (order: number, waitMs = 1) =>
      outcomeOf(printFor({ portal, waitMs }, { turn, rate: [turn, MINUTE], data: { order }, print }));
    for (let asked = 0; asked < 5; asked += 1) expect(await ask(1)).toBe("beingMade");
    expect([await ask(2), await ask(3)]).toEqual(["beingMade", "tooManyRequests"]);
    finish();
    expect(await ask(1, 60_000)).toBe("printed");
  });

  test("that fails is told to whoever comes back for it, and tried anew after that", async () => {
    const failing = printer();
    const printing = { turn: newTurn(), data: {}, print: failing.print };
    await outcomeOf(printFor({ portal, waitMs: 1 }, printing));
    failing.fail();
    expect(await outcomeOf(printFor({ portal, waitMs: 60_000 }, printing))).toBe("broken");
    expect(await outcomeOf(printFor({ portal }, { ...printing, print: async () => PAPER }))).toBe("printed");
  });
});

test("a reader who names no wait takes no print from those who do", async () => {
  const { print, finish, prints } = printer();
  const printing = { turn: newTurn(), data: {}, print };
  const ask = () => outcomeOf(printFor({ portal, waitMs: 1 }, printing));
  await ask();
  const waited = printFor({ portal }, printing);
  expect(await ask()).toBe("beingMade");
  finish();
  expect([await waited, prints()]).toEqual([PAPER, 1]);
});

test("a reader who names no wait is waited with", async () => {
  const { print, finish } = printer();
  const asked = printFor({ portal }, { turn: newTurn(), data: {}, print });
  finish();
  expect(await asked).toEqual(PAPER);
});

test.each([
  ["wait=10", 10_000],
  ["respond-async, wait=5", 5_000],
  ["respond-async", undefined],
  ["wait=soon", undefined],
  ["", undefined],
])("Prefer: %p is a wait of %p", (prefer, ms) => {
  expect(waitOf(new Request("http://portal.test", { headers: { prefer } }))).toBe(ms);
});
