import { describe, expect, test } from "bun:test";
import { exhibitorEntries, staffEntries } from "#domain/calendar/entries.ts";
import { lastChange, revise, type EntryRevisions } from "#domain/calendar/revise.ts";
import type { Duty } from "#domain/orders/moves/next-step.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";

const EMPTY = { isGoingOn: true, duties: [], requests: [] };
const PLANNED = {
  ...DEFAULT_SETTINGS,
  exhibitorDays: {
    build: { from: "2025-11-01", to: "2025-11-08" },
    strike: { from: "2025-11-22", to: "2025-11-24" },
    lastStands: "2025-09-26",
    lastServices: "2025-10-11",
  },
};
const on = { orderId: "o1", reference: "ORD-2025-00001", responsible: null };
const pay = { kind: "pay", ...on, outstanding: 100, isRefused: false, word: null } as const;

function days(entries: ReturnType<typeof exhibitorEntries>) {
  return entries.map(({ id, from, to, alarm }): string[] => [id, from, to, alarm]);
}

describe("what stands in an exhibitor's calendar", () => {
  test.each<[string, Parameters<typeof exhibitorEntries>, string[][]]>([
    [
      "only the days that are known",
      [DEFAULT_SETTINGS, EMPTY],
      [
        ["summit", "2025-11-06", "2025-11-07", "day"],
        ["conference", "2025-11-10", "2025-11-21", "day"],
      ],
    ],
    [
      "build-up, strike and the last days to order, called to mind earlier",
      [PLANNED, EMPTY],
      [
        ["summit", "2025-11-06", "2025-11-07", "day"],
        ["conference", "2025-11-10", "2025-11-21", "day"],
        ["build", "2025-11-01", "2025-11-08", "day"],
        ["strike", "2025-11-22", "2025-11-24", "day"],
        ["lastStands", "2025-09-26", "2025-09-26", "duty"],
        ["lastServices", "2025-10-11", "2025-10-11", "duty"],
      ],
    ],
    ["nothing once no submission goes on", [PLANNED, { ...EMPTY, isGoingOn: false }], []],
  ])("is %s", (_name, given, expected) => {
    expect(days(exhibitorEntries(...given))).toEqual(expected);
  });

  test.each<[string, Duty, string[][]]>([
    [
      "a payment with its day",
      { ...pay, dueOn: "2025-10-01" },
      [["pay-o1", "2025-10-01", "2025-10-01", "duty"]],
    ],
    ["no payment without one", { ...pay, dueOn: null }, []],
    ["no contract, which has no day", { kind: "signContract", ...on, dueOn: null, isRefused: false }, []],
  ])("has %s", (_name, duty, expected) => {
    const entries = exhibitorEntries(DEFAULT_SETTINGS, { ...EMPTY, duties: [duty] });
    expect(days(entries.slice(2))).toEqual(expected);
  });

  test.each([
    [false, "duty"],
    [true, "none"],
  ] as const)("has each request; muted: %p", (isQuiet, alarm) => {
    const request = { id: "r1", orderId: "o1", reference: "x", title: "y", dueOn: "2025-10-02", isQuiet };
    const [entry] = exhibitorEntries(DEFAULT_SETTINGS, { ...EMPTY, requests: [request] }).slice(2);
    expect(entry).toMatchObject({ id: "request-r1", alarm, path: "/partner/orders/o1#request-r1" });
  });
});

test("the team's calendar has the last day of the submissions, in the event's zone", () => {
  const entries = staffEntries({ ...PLANNED, eoi: { ...PLANNED.eoi, closes: "2025-09-13T02:59:59Z" } });
  expect(entries.at(-1)).toMatchObject({
    id: "interestCloses",
    from: "2025-09-12",
    path: "/admin/submissions",
  });
});

describe("revisions", () => {
  const [first, later] = ["2025-08-01T00:00:00.000Z", "2025-08-02T00:00:00.000Z"];
  const known: EntryRevisions = { pay: { mark: "a", sequence: 0, since: first } };

  test.each<[string, [string, string][], EntryRevisions, boolean]>([
    ["the same words are the same revision", [["pay", "a"]], known, false],
    ["other words are one more", [["pay", "b"]], { pay: { mark: "b", sequence: 1, since: later } }, true],
    ["what is gone stays in the book", [], { pay: { mark: "", sequence: 0, since: later } }, true],
    [
      "a new entry begins at none",
      [
        ["pay", "a"],
        ["sign", "c"],
      ],
      { ...known, sign: { mark: "c", sequence: 0, since: later } },
      true,
    ],
  ])("%s", (_name, marks, revisions, isChanged) => {
    expect(revise(known, new Map(marks), later)).toEqual({ revisions, isChanged });
  });

  test("what comes back goes on counting, and its leaving was a change of the calendar", () => {
    const gone = revise(known, new Map(), later).revisions;
    expect(lastChange(gone)).toBe(later);
    expect(revise(gone, new Map(), later).isChanged).toBe(false);
    expect(revise(gone, new Map([["pay", "a"]]), later).revisions["pay"]?.sequence).toBe(1);
  });
});
