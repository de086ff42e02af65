import { describe, expect, test } from "bun:test";
import type { Bar, Pair, AssignmentPlan } from "#domain/evaluations/assignment.ts";
import { pairKey } from "#domain/evaluations/spread-board.ts";
import { spread, type SpreadFacts } from "#domain/evaluations/spread.ts";

type Asked = {
  submissions?: string[];
  readers?: (string | [id: string, maximum: number])[];
  marksEach?: number;
  settled?: Pair[];
  movable?: Pair[];
  bars?: [...Pair, Bar][];
};

function factsOf({ submissions = ["a", "b", "c", "d"], readers = ["R", "S"], ...asked }: Asked): SpreadFacts {
  const { marksEach = 1, settled = [], movable = [], bars = [] } = asked;
  return {
    submissions,
    options: {
      marksEach,
      readers: readers.map((reader) =>
        typeof reader === "string" ? { id: reader, maximum: null } : { id: reader[0], maximum: reader[1] },
      ),
    },
    settled,
    movable,
    barOf: barsOf(bars),
  };
}

function barsOf(bars: readonly [...Pair, Bar][]): SpreadFacts["barOf"] {
  const known = new Map(bars.map(([submission, reader, bar]) => [pairKey([submission, reader]), bar]));
  return (pair) => known.get(pairKey(pair));
}

/** With a look after each bit of the work. */
function propose(asked: Asked | SpreadFacts, look: () => void = () => undefined): AssignmentPlan {
  const work = spread("barOf" in asked ? asked : factsOf(asked));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    look();
  }
}
const loadsOf = ({ loads }: AssignmentPlan) =>
  Object.fromEntries(loads.map(({ readerId, after }) => [readerId, after]));
const heldBy = ({ give }: AssignmentPlan, reader: string) =>
  give.filter(([, id]) => id === reader).map(([id]) => id);

describe("a proposal of who marks what", () => {
  test.each<[string, Asked, Record<string, number>]>([
    ["is even", { readers: ["R", "S"] }, { R: 2, S: 2 }],
    [
      "gives each submission so many readers as are asked for",
      { marksEach: 2, readers: ["R", "S", "T"] },
      { R: 3, S: 3, T: 2 },
    ],
    [
      "counts what somebody has in hand already",
      {
        settled: [
          ["a", "R"],
          ["b", "R"],
          ["c", "R"],
        ],
      },
      { R: 3, S: 1 },
    ],
    ["gives nobody more than the maximum", { readers: [["R", 1], "S"] }, { R: 1, S: 3 }],
    ["a maximum of none gives nothing", { readers: [["R", 0], "S"] }, { R: 0, S: 4 }],
    [
      "a conflict goes to somebody else",
      {
        bars: [
          ["a", "R", "conflict"],
          ["b", "R", "suspected"],
        ],
      },
      { R: 2, S: 2 },
    ],
    ["one reader named twice counts once", { readers: ["R", "R", "S"] }, { R: 2, S: 2 }],
  ])("%s", (_, asked, loads) => {
    const plan = propose(asked);
    expect(Object.values(loadsOf(plan)).toSorted()).toEqual(Object.values(loads).toSorted());
    for (const [reader, load] of Object.entries(loads)) {
      if (asked.marksEach === undefined) expect([reader, loadsOf(plan)[reader]]).toEqual([reader, load]);
    }
    expect(plan.gaps).toEqual([]);
  });

  test("never brings together whom a conflict, a refusal, opened marks or a hand keeps apart", () => {
    const bars: [...Pair, Bar][] = [
      ["a", "R", "conflict"],
      ["b", "R", "refused"],
      ["c", "R", "opened"],
      ["d", "R", "apart"],
    ];
    expect(heldBy(propose({ bars }), "R")).toEqual([]);
  });

  test("says what cannot be filled and what keeps each reader away", () => {
    const plan = propose({
      submissions: ["a", "b"],
      marksEach: 3,
      readers: ["R", ["S", 1], "T"],
      bars: [["a", "R", "conflict"]],
      settled: [["b", "T"]],
    });
    expect(plan.gaps).toEqual([
      { submissionId: "a", missing: 1, because: { conflict: 1 } },
      { submissionId: "b", missing: 1, because: { full: 1 } },
    ]);
  });

  test("says of one whom everybody marks already that nobody keeps it short: there are too few readers", () => {
    expect(propose({ submissions: ["a"], marksEach: 3 }).gaps).toEqual([
      { submissionId: "a", missing: 1, because: {} },
    ]);
  });

  test("finds room by passing on, where the next one in turn would leave a gap", () => {
    // Only R may take c and d, and R has room for two.
    const plan = propose({
      submissions: ["a", "b", "c", "d"],
      readers: [
        ["R", 2],
        ["S", 2],
      ],
      bars: [
        ["c", "S", "conflict"],
        ["d", "S", "refused"],
      ],
      movable: [
        ["a", "R"],
        ["b", "R"],
      ],
    });
    expect(plan.gaps).toEqual([]);
    expect(plan.take).toEqual([
      ["a", "R"],
      ["b", "R"],
    ]);
    expect(heldBy(plan, "R")).toEqual(["c", "d"]);
    expect(heldBy(plan, "S")).toEqual(["a", "b"]);
  });

  test("a second run with the same facts moves nothing", () => {
    const submissions = Array.from({ length: 40 }, (_, at) => `s${at}`);
    const readers = ["R", "S", "T", "U", "V"];
    const first = propose({ submissions, readers, marksEach: 3 });
    const second = propose({ submissions, readers, marksEach: 3, movable: first.give });
    expect([second.give, second.take]).toEqual([[], []]);
  });

  test("a second run moves only what nobody began, and of that no more than evenness asks for", () => {
    const submissions = Array.from({ length: 30 }, (_, at) => `s${at}`);
    const first = propose({ submissions, readers: ["R", "S"] }).give;
    const begun = first.filter(([, reader]) => reader === "R");
    const movable = first.filter(([, reader]) => reader === "S");
    const second = propose({ submissions, readers: ["R", "S", "T"], settled: begun, movable });
    expect(second.take.every(([, reader]) => reader === "S")).toBe(true);
    expect(loadsOf(second)).toEqual({ R: 15, S: 8, T: 7 });
    expect(second.take).toHaveLength(7);
  });

  test("somebody who takes part no more, or must not any more, gives everything back that was not begun", () => {
    const plan = propose({
      readers: ["S"],
      movable: [
        ["a", "R"],
        ["b", "S"],
      ],
      bars: [["b", "S", "conflict"]],
    });
    expect(plan.take).toEqual([
      ["a", "R"],
      ["b", "S"],
    ]);
    expect(plan.gaps).toEqual([{ submissionId: "b", missing: 1, because: { conflict: 1 } }]);
  });

  test("fewer marks asked for take away what nobody began, from who has most", () => {
    const movable: Pair[] = [
      ["a", "R"],
      ["a", "S"],
      ["b", "R"],
    ];
    expect(propose({ submissions: ["a", "b"], movable }).take).toEqual([["a", "R"]]);
  });

  test("two submissions are not always read by the same two", () => {
    const submissions = Array.from({ length: 24 }, (_, at) => `s${at}`);
    const { give } = propose({ submissions, readers: ["R", "S", "T", "U"], marksEach: 2 });
    const together = submissions.map((id) =>
      give
        .filter(([of]) => of === id)
        .map(([, reader]) => reader)
        .join(""),
    );
    expect(new Set(together).size).toBeGreaterThan(3);
  });

  test("a large season, whatever cannot be filled, is proposed in bits of one submission, or of what one reader holds", () => {
    const submissions = Array.from({ length: 5000 }, (_, at) => `s${String(at).padStart(4, "0")}`);
    const readers: [string, number][] = Array.from({ length: 12 }, (_, at) => [`R${at}`, 900]);
    let [asked, most, bits] = [0, 0, 0];
    const facts = factsOf({ submissions, readers, marksEach: 3 });
    const barOf: SpreadFacts["barOf"] = ([, reader]) => {
      asked += 1;
      return reader === "R11" ? "conflict" : undefined;
    };
    const plan = propose({ ...facts, barOf }, () => {
      most = Math.max(most, asked);
      [asked, bits] = [0, bits + 1];
    });
    expect(plan.give).toHaveLength(9900);
    expect(most).toBe(12);
    expect(bits).toBeGreaterThan(20_000);
  });
});
