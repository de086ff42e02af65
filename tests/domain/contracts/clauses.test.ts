import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { CLAUSE_PLACEHOLDERS, clausesRecord, fillClauses, nextClauses } from "#domain/contracts/clauses.ts";
import { fieldIssue } from "#domain/messages.ts";
import { findUnknown } from "#domain/placeholders.ts";
import { FIRST_CLAUSES } from "#domain/contracts/first-clauses.ts";

test.each<[string, string | undefined]>([
  ["Nothing to fill in.", undefined],
  ["{{organiser}} and {{ exhibitor }}", undefined],
  ["{{organizer}}", "{{organizer}}"],
  ["{{}}", "{{}}"],
  ["{{total}", "{{total}"],
  ["total}}", "}}"],
  ["{total}", undefined],
  ["{{Total}}", "{{Total}}"],
])("in %p what stands for nothing is %p", (text, unknown) => {
  expect(findUnknown(text, CLAUSE_PLACEHOLDERS)?.written).toBe(unknown);
});

describe("the clauses", () => {
  const clause = { title: { pt: "Objeto", en: "Subject" }, text: { pt: "Um.", en: "One." } };

  test.each<[string, object, string]>([
    ["with a name that stands for nothing", { text: { pt: "{{quem}}", en: "One." } }, "placeholderUnknown"],
    ["without a text in one language", { text: { pt: "Um.", en: " " } }, "required"],
    ["without a title", { title: { pt: "", en: "Subject" } }, "required"],
  ])("%s are not saved", (_, change, message) => {
    const result = v.safeParse(clausesRecord(), { version: 1, items: [{ ...clause, ...change }] });
    expect(result.issues?.map((issue) => issue.message)).toEqual([message]);
  });

  test("name the placeholder that stands for nothing, and the nearest that there is", () => {
    const text = { pt: "{{organizer}} cede o espaço.", en: "One." };
    const result = v.safeParse(clausesRecord(), { version: 1, items: [{ ...clause, text }] });
    expect((result.issues ?? []).map(fieldIssue)).toEqual([
      {
        path: "items.0.text.pt",
        key: "placeholderUnknown",
        received: "{{organizer}}",
        expected: "{{organiser}}",
      },
    ]);
  });

  test("count a version for each change, by what is stored alone", () => {
    const before = { version: 4, items: [clause] };
    expect(nextClauses(before, { items: [clause] })).toEqual(before);
    const items = [clause, clause];
    expect(nextClauses(before, { items })).toEqual({ version: 5, items });
  });

  test("a new portal begins with can be saved, name all they may, and leave no brace when filled in", () => {
    expect(v.parse(clausesRecord(), FIRST_CLAUSES)).toEqual(FIRST_CLAUSES);
    const facts = Object.fromEntries(CLAUSE_PLACEHOLDERS.map((name) => [name, `<${name}>`]));
    for (const locale of ["pt", "en"] as const) {
      const said = JSON.stringify(fillClauses(FIRST_CLAUSES.items, locale, facts as never));
      expect(said).not.toContain("{{");
      for (const name of CLAUSE_PLACEHOLDERS) expect(said).toContain(`<${name}>`);
    }
  });
});
