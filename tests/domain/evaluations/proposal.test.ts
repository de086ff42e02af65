import { describe, expect, test } from "bun:test";
import type { Bar } from "#domain/evaluations/assignment.ts";
import { loadOf, proposeReaders } from "#domain/evaluations/proposal.ts";

type Reader = { load?: number; maximum?: number };
type Asked = {
  /** With the number of readers each has. */
  submissions?: Record<string, number>;
  readers?: Record<string, Reader>;
  marksEach?: number;
  between?: Record<string, Bar | "reads">;
};

function propose({ submissions = { a: 0, b: 0, c: 0, d: 0 }, readers = { R: {}, S: {} }, ...asked }: Asked) {
  const { shares, gaps } = proposeReaders({
    submissions: Object.entries(submissions).map(([id, marks]) => ({ id, marks })),
    marksEach: asked.marksEach ?? 1,
    readers: Object.entries(readers).map(([id, { load = 0, maximum = null }]) => ({ id, load, maximum })),
    between: (submission, reader) => asked.between?.[`${submission}${reader}`],
  });
  return {
    gets: Object.fromEntries(shares.map(({ id, gets }) => [id, gets.join("")])),
    loads: Object.fromEntries(shares.map((share) => [share.id, loadOf(share)])),
    gaps,
  };
}

describe("a proposal of who marks what", () => {
  test.each<[string, Asked, Record<string, string>]>([
    ["goes to the least loaded, in turn where loads are equal", {}, { R: "ac", S: "bd" }],
    [
      "gives each submission so many readers as are asked for",
      { marksEach: 2, readers: { R: {}, S: {}, T: {} } },
      { R: "abd", S: "acd", T: "bc" },
    ],
    [
      "counts what somebody has in hand already",
      { readers: { R: { load: 3 }, S: {} } },
      { R: "d", S: "abc" },
    ],
    ["gives nobody more than the maximum", { readers: { R: { maximum: 1 }, S: {} } }, { R: "a", S: "bcd" }],
    ["a maximum of none gives nothing", { readers: { R: { maximum: 0 }, S: {} } }, { R: "", S: "abcd" }],
    [
      "never brings together whom a conflict, a suspicion, a refusal, opened marks or a hand keeps apart",
      {
        submissions: { a: 0, b: 0, c: 0, d: 0, e: 0 },
        between: { aR: "conflict", bR: "suspected", cR: "refused", dR: "opened", eR: "apart" },
      },
      { R: "", S: "abcde" },
    ],
    [
      "gives what is lacking only, and to nobody what is theirs already",
      { marksEach: 2, submissions: { a: 1, b: 2, c: 3 }, between: { aR: "reads" } },
      { R: "", S: "a" },
    ],
  ])("%s", (_, asked, expected) => {
    const { gets, gaps } = propose(asked);
    expect(gets).toEqual(expected);
    expect(gaps).toEqual([]);
  });

  test("says what each reader would have with what is there", () => {
    expect(propose({ readers: { R: { load: 3 }, S: {} } }).loads).toEqual({ R: 4, S: 3 });
  });

  test("says what falls short and what keeps each reader away", () => {
    const { gaps } = propose({
      submissions: { a: 0, b: 1 },
      marksEach: 3,
      readers: { R: {}, S: { maximum: 1 }, T: {} },
      between: { aR: "conflict", bT: "reads" },
    });
    expect(gaps).toEqual([
      { submissionId: "a", missing: 1, because: { conflict: 1 } },
      { submissionId: "b", missing: 1, because: { full: 1 } },
    ]);
  });

  test("says of one whom everybody marks already that nobody keeps it short: there are too few readers", () => {
    expect(propose({ submissions: { a: 0 }, marksEach: 3 }).gaps).toEqual([
      { submissionId: "a", missing: 1, because: {} },
    ]);
  });
});
