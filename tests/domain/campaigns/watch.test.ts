import { describe, expect, test } from "bun:test";
import { type SendOutcome, watchCampaign } from "#domain/campaigns/watch.ts";

const refused: SendOutcome = { isAnswer: true, reason: "451 later" };
const forPolicy: SendOutcome = { isAnswer: true, isPolicy: true, reason: "550 5.7.1 not wanted" };
const unreached: SendOutcome = { reason: "ECONNREFUSED" };

/** Each trouble with the number of the try that it came at. */
function troubles(outcomes: readonly SendOutcome[]): [number, number, number][] {
  const watch = watchCampaign();
  return outcomes.flatMap((outcome, at) => {
    const trouble = watch.note(outcome);
    return trouble ? [[at + 1, trouble.count, trouble.of] as [number, number, number]] : [];
  });
}

const times = (count: number, outcome: SendOutcome): SendOutcome[] =>
  Array.from({ length: count }, () => outcome);

describe("a campaign pauses itself", () => {
  test("after 20 refusals in a row, and not after 19", () => {
    expect(troubles([...times(19, refused), "sent", ...times(19, refused)])).toEqual([]);
    expect(troubles(times(20, refused))).toEqual([[20, 20, 20]]);
  });

  test("after 20 tries in a row that did not reach the server", () => {
    expect(troubles(times(20, unreached))).toEqual([[20, 20, 20]]);
  });

  test("with more than 10 refusals among its last 100 tries", () => {
    const tenth = [...times(9, "sent"), refused];
    expect(troubles(Array.from({ length: 30 }, () => tenth).flat())).toEqual([]);
    const eleven = [refused, ...Array.from({ length: 10 }, () => tenth).flat()];
    expect(troubles(eleven.slice(0, 100))).toEqual([]);
    const dense = [...times(89, "sent"), ...times(11, refused)];
    expect(troubles(dense)).toEqual([[100, 11, 100]]);
  });

  test("not for messages that did not reach the server now and then", () => {
    const fifth = [...times(4, "sent"), unreached];
    expect(troubles(Array.from({ length: 60 }, () => fifth).flat())).toEqual([]);
  });

  test("at the fifth refusal for reasons of policy (5.7.x), whatever lies between them", () => {
    const some = Array.from({ length: 5 }, () => [...times(30, "sent"), forPolicy]).flat();
    expect(troubles(some)).toEqual([[155, 5, 155]]);
  });

  test("and begins to count again after that", () => {
    expect(troubles(times(45, refused)).map(([at]) => at)).toEqual([20, 40]);
  });

  test("with the last answer in the server's words", () => {
    const watch = watchCampaign();
    for (const outcome of times(4, forPolicy)) watch.note(outcome);
    expect(watch.note(forPolicy)?.said).toBe("550 5.7.1 not wanted");
  });
});
