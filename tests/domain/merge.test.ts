import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { differenceKey, mergeEdits, type Difference } from "#domain/merge.ts";

type Line = { lineId: string; quantity: number; notes: string };
type Form = {
  city: string;
  phone: string;
  event: { from: string; to: string };
  areas: string[];
  size: { m2: number } | null;
  lines: Line[];
};

const A: Line = { lineId: "a", quantity: 1, notes: "" };
const B: Line = { lineId: "b", quantity: 2, notes: "" };
const C: Line = { lineId: "c", quantity: 3, notes: "" };
const FORM: Form = {
  city: "Belém",
  phone: "1",
  event: { from: "10", to: "21" },
  areas: ["water", "forest"],
  size: null,
  lines: [A, B],
};

function merge(mine: Partial<Form>, theirs: Partial<Form>) {
  const sides = { before: FORM, mine: { ...FORM, ...mine }, theirs: { ...FORM, ...theirs } };
  const { values, differences } = mergeEdits(sides);
  const changed = Object.fromEntries(differences.map((one) => [differenceKey(one), one.by]));
  return { values, changed };
}

type Case = [
  title: string,
  mine: Partial<Form>,
  theirs: Partial<Form>,
  merged: Partial<Form>,
  changed: Record<string, Difference["by"]>,
];

const CASES: Case[] = [
  ["nobody changed anything", {}, {}, {}, {}],
  ["I changed one field", { city: "Santarém" }, {}, { city: "Santarém" }, { city: "me" }],
  ["they changed one field", {}, { city: "Santarém" }, { city: "Santarém" }, { city: "them" }],
  [
    "each changed another field",
    { city: "Santarém" },
    { phone: "2" },
    { city: "Santarém", phone: "2" },
    { city: "me", phone: "them" },
  ],
  ["both changed a field alike", { city: "Marabá" }, { city: "Marabá" }, { city: "Marabá" }, {}],
  [
    "both changed a field, each in another way: mine stands until somebody chooses",
    { city: "Santarém" },
    { city: "Marabá" },
    { city: "Santarém" },
    { city: "both" },
  ],
  [
    "each emptied or filled another field of one group",
    { event: { from: "", to: "21" } },
    { event: { from: "10", to: "22" } },
    { event: { from: "", to: "22" } },
    { "event.from": "me", "event.to": "them" },
  ],
  [
    "a list without keys is one field",
    { areas: ["water"] },
    { areas: ["water", "forest", "energy"] },
    { areas: ["water"] },
    { areas: "both" },
  ],
  [
    "a group that is there for one of us only is one field",
    { size: { m2: 40 } },
    { size: { m2: 60 } },
    { size: { m2: 40 } },
    { size: "both" },
  ],
  [
    "each changed another figure of one line",
    { lines: [{ ...A, quantity: 5 }, B] },
    { lines: [{ ...A, notes: "at noon" }, B] },
    { lines: [{ ...A, quantity: 5, notes: "at noon" }, B] },
    { "lines.a.quantity": "me", "lines.a.notes": "them" },
  ],
  [
    "one took a line out, the other changed another and added one",
    { lines: [B] },
    { lines: [A, { ...B, quantity: 9 }, C] },
    { lines: [{ ...B, quantity: 9 }, C] },
    { "lines.a": "me", "lines.b.quantity": "them", "lines.c": "them" },
  ],
  [
    "both added a line",
    { lines: [A, B, C] },
    { lines: [A, B, { ...C, lineId: "d" }] },
    { lines: [A, B, { ...C, lineId: "d" }, C] },
    { "lines.c": "me", "lines.d": "them" },
  ],
  [
    "one took out the line that the other changed",
    { lines: [B] },
    { lines: [{ ...A, quantity: 7 }, B] },
    { lines: [B] },
    { "lines.a": "both" },
  ],
  [
    "one changed the line that the other took out",
    { lines: [{ ...A, quantity: 7 }, B] },
    { lines: [B] },
    { lines: [B, { ...A, quantity: 7 }] },
    { "lines.a": "both" },
  ],
  ["both took the same line out", { lines: [B] }, { lines: [B] }, { lines: [B] }, {}],
  [
    "they reordered lines that I left where they were",
    { lines: [{ ...A, quantity: 5 }, B] },
    { lines: [B, A] },
    { lines: [B, { ...A, quantity: 5 }] },
    { "lines.a.quantity": "me" },
  ],
  ["I moved a line", { lines: [B, A] }, {}, { lines: [B, A] }, {}],
];

describe("two people's edits of one record come together", () => {
  test.each(CASES)("%s", (_, mine, theirs, merged, changed) => {
    expect(merge(mine, theirs)).toEqual({ values: { ...FORM, ...merged }, changed });
  });

  test("whoever chooses theirs for a field keeps the own text in all others", () => {
    const mine = { ...FORM, city: "Santarém", phone: "2", lines: [B] };
    const theirs = { ...FORM, city: "Marabá", phone: "3", lines: [{ ...A, quantity: 7 }, B] };
    const { values } = mergeEdits({ before: FORM, mine, theirs }, ({ name }) =>
      name === "phone" ? "mine" : "theirs",
    );
    expect(values).toEqual({ ...FORM, city: "Marabá", phone: "2", lines: [{ ...A, quantity: 7 }, B] });
  });

  test("a line is named by its place in my form, and told apart by its lineId", () => {
    const mine = { ...FORM, lines: [B, { ...A, quantity: 4 }] };
    const theirs = { ...FORM, lines: [{ ...A, quantity: 5 }, B, C] };
    const { differences } = mergeEdits({ before: FORM, mine, theirs });
    expect(differences.map(({ path, name, by }) => [path.join("/"), name, by])).toEqual([
      ["lines/a/quantity", "lines[1].quantity", "both"],
      ["lines/c", "lines[-1]", "them"],
    ]);
  });
});

const text = fc.constantFrom("", "one", "two", "three");
const line = (lineId: string): fc.Arbitrary<Line> =>
  fc.record({ lineId: fc.constant(lineId), quantity: fc.nat(3), notes: text });
const lines = fc
  .subarray(["a", "b", "c", "d"])
  .chain((ids) => fc.tuple(...ids.map(line)) as fc.Arbitrary<Line[]>);
const form: fc.Arbitrary<Form> = fc.record({
  city: text,
  phone: text,
  event: fc.record({ from: text, to: text }),
  areas: fc.subarray(["water", "forest", "energy"]),
  size: fc.option(fc.record({ m2: fc.nat(2) })),
  lines,
});

/** Every field by its path, a whole line as well: what a reader would look for. */
function fieldsOf({ event, lines: rows, ...plain }: Form): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(plain),
    ...Object.entries(event).map(([key, value]) => [`event.${key}`, value] as const),
    ...rows.flatMap((row) => [
      [`lines.${row.lineId}`, "there"] as const,
      [`lines.${row.lineId}.quantity`, row.quantity] as const,
      [`lines.${row.lineId}.notes`, row.notes] as const,
    ]),
  ]);
}

const asText = (value: unknown) => JSON.stringify(value ?? null);

test("nothing typed is lost: what I changed stands in the merged form, whatever they did", () => {
  fc.assert(
    fc.property(form, form, form, (before, mine, theirs) => {
      const merged = fieldsOf(mergeEdits({ before, mine, theirs }).values);
      const known = fieldsOf(before);
      for (const [path, value] of fieldsOf(mine)) {
        if (asText(known.get(path)) !== asText(value))
          expect([path, merged.get(path)]).toEqual([path, value]);
      }
    }),
  );
});

test("nothing saved is lost either: what they changed stands, unless I changed the same", () => {
  fc.assert(
    fc.property(form, form, form, (before, mine, theirs) => {
      const { values, differences } = mergeEdits({ before, mine, theirs });
      const [merged, known] = [fieldsOf(values), fieldsOf(before)];
      const clashes = differences.filter(({ by }) => by === "both").map(differenceKey);
      for (const [path, value] of fieldsOf(theirs)) {
        const isTheirs = asText(known.get(path)) !== asText(value);
        const isAsked = clashes.some(
          (clash) => `${path}.`.startsWith(`${clash}.`) || `${clash}.`.startsWith(`${path}.`),
        );
        const isGone = path.startsWith("lines.") && !merged.has(path);
        if (isTheirs && !isAsked && !isGone) expect([path, merged.get(path)]).toEqual([path, value]);
      }
    }),
  );
});

test("edits of different fields come to the same, whoever was first, and nobody is asked", () => {
  fc.assert(
    fc.property(form, form, form, (before, mine, theirs) => {
      const one = { ...before, city: mine.city, event: { ...before.event, from: mine.event.from } };
      const other = { ...before, phone: theirs.phone, event: { ...before.event, to: theirs.event.to } };
      const both = { ...one, phone: theirs.phone, event: { from: mine.event.from, to: theirs.event.to } };
      const ahead = mergeEdits({ before, mine: one, theirs: other });
      const behind = mergeEdits({ before, mine: other, theirs: one });
      expect([ahead.values, behind.values]).toEqual([both, both]);
      expect(ahead.differences.filter(({ by }) => by === "both")).toEqual([]);
    }),
  );
});
