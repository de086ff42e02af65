import { expect, test } from "bun:test";
import { refuse } from "#domain/refusal.ts";
import { untilMade } from "#src/lib/call/until-made.ts";

const beingMade = () => refuse("beingMade", { retryAfterSeconds: 0 });

test("what is still being made is asked for until it is there, and its reader is told once that it takes long", async () => {
  let asked = 0;
  const told: unknown[] = [];
  const answer = await untilMade(
    async () => {
      asked += 1;
      if (asked < 4) throw beingMade();
      return "the paper";
    },
    (because) => told.push(because),
  );
  expect([answer, asked, told]).toEqual(["the paper", 4, [beingMade()]]);
});

test("any other refusal, and a lost connection, ends the wait at once", async () => {
  for (const error of [refuse("pdfFailed"), new TypeError("network")]) {
    let asked = 0;
    const waiting = untilMade(async () => {
      asked += 1;
      throw error;
    });
    await expect(waiting).rejects.toBe(error);
    expect(asked).toBe(1);
  }
});
