import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  changedOnlyIn,
  CLAUSE_PLACEHOLDERS,
  type ClauseFacts,
  clausesOf,
  clausesRecord,
  fillClauses,
  nextClauses,
} from "#domain/contracts/clauses.ts";
import { CONTRACT_SUBJECTS, type ContractSubject, subjectOf } from "#domain/contracts/subject.ts";
import type { Locale } from "#domain/locales.ts";
import { ORDER_TYPES } from "#domain/orders/type.ts";
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
    ["with a name that stands for nothing", { text: { pt: "{{quem}}", en: "One." } }, "placeholderAlone"],
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

  test("say what was changed in one language only, until the other follows or the whole is read", () => {
    const court = { title: said("Foro"), text: said("Belém.") };
    const before = { version: 4, items: [court, clause] };
    const changed = { ...clause, text: { pt: "Dois.", en: "One." } };
    const moved = nextClauses(before, { items: [changed, court] });
    expect(moved.items).toEqual([{ ...changed, changedOnlyIn: "pt" }, court]);
    const kept = nextClauses(moved, {
      items: [{ ...changed }, { title: said("Foro"), text: said("Pará.") }],
    });
    expect([changedOnlyIn("pt", kept.items), changedOnlyIn("en", kept.items)]).toEqual([[1], []]);
    const followed = { ...changed, text: { pt: "Dois.", en: "Two." } };
    expect(nextClauses(moved, { items: [followed] }).items).toEqual([followed]);
    expect(nextClauses(kept, { items: [changed] }, kept.version).items).toEqual([changed]);
    expect(nextClauses(moved, { items: moved.items.map(({ title, text }) => ({ title, text })) })).toBe(
      moved,
    );
  });

  test("a new portal begins with can be saved, name all they may, and leave no brace when filled in", () => {
    expect(v.parse(clausesRecord(), FIRST_CLAUSES)).toEqual(FIRST_CLAUSES);
    for (const locale of ["pt", "en"] as const) {
      for (const subject of CONTRACT_SUBJECTS) {
        const said = JSON.stringify(firstClauses(subject, locale));
        expect(said).not.toContain("{{");
        for (const name of CLAUSE_PLACEHOLDERS) expect(said).toContain(`<${name}>`);
      }
    }
  });
});

function said(text: string) {
  return { pt: text, en: text };
}

/** What a new portal's contract says of such an order. */
function firstClauses(subject: ContractSubject, locale: Locale) {
  const facts = Object.fromEntries(CLAUSE_PLACEHOLDERS.map((name) => [name, `<${name}>`])) as ClauseFacts;
  return fillClauses(clausesOf(subject, FIRST_CLAUSES.items), locale, facts);
}

describe("a clause and what is ordered", () => {
  const said = { pt: "Um.", en: "One." };
  const clause = { title: said, text: said };
  const version = 1;

  test("every kind of order has its contract, older ones of a stand too", () => {
    expect(ORDER_TYPES.map((type) => `${type} ${subjectOf(type)}`)).toEqual([
      "SIMPLE proposal",
      "CUSTOM_SERVICES services",
      "STAND stand",
      "STANDARD stand",
      "CUSTOM stand",
    ]);
  });

  test("it holds for the kinds it names, and one that names none for every kind, in their order", () => {
    const items = [
      { ...clause, title: { pt: "a", en: "a" }, holdsFor: ["stand" as const] },
      { ...clause, title: { pt: "b", en: "b" } },
      { ...clause, title: { pt: "c", en: "c" }, holdsFor: ["services" as const, "proposal" as const] },
    ];
    const titles = CONTRACT_SUBJECTS.map((subject) => clausesOf(subject, items).map(({ title }) => title.en));
    expect(titles).toEqual([
      ["a", "b"],
      ["b", "c"],
      ["b", "c"],
    ]);
  });

  test("those that the team stored before clauses named a kind are read and saved as they are", () => {
    const stored = { version: 7, items: [clause] };
    const saved = v.parse(clausesRecord(), stored);
    expect(saved).toEqual(stored);
    expect(JSON.stringify(nextClauses(stored, saved))).toBe(JSON.stringify(stored));
  });

  test("all kinds, in whatever order, are the same as none named: no version is counted for it", () => {
    const stored = { version, items: [clause] };
    const all = { version, items: [{ ...clause, holdsFor: ["proposal", "stand", "services", "stand"] }] };
    expect(nextClauses(stored, v.parse(clausesRecord(), all)).version).toBe(version);
    const two = { version, items: [{ ...clause, holdsFor: ["proposal", "stand"] }] };
    expect(nextClauses(stored, v.parse(clausesRecord(), two))).toEqual({
      version: version + 1,
      items: [{ ...clause, holdsFor: ["stand", "proposal"] }],
    });
  });

  test("one that would hold for no kind is not saved, nor one for a kind that there is not", () => {
    for (const [holdsFor, key] of [
      [[], "required"],
      [["pavilion"], "expected"],
    ] as const) {
      const { issues } = v.safeParse(clausesRecord(), { version, items: [{ ...clause, holdsFor }] });
      expect((issues ?? []).map(fieldIssue).map((issue) => issue.key)).toEqual([key]);
    }
  });

  test("a new portal's contracts have thirteen clauses for every kind, none of them twice", () => {
    for (const subject of CONTRACT_SUBJECTS) {
      const titles = firstClauses(subject, "pt").map(({ title }) => title);
      expect([subject, new Set(titles).size, titles.length]).toEqual([subject, 13, 13]);
    }
  });

  const STAND_WORDS = { pt: /estande|espaço|\bcede\b/i, en: /\bstand\b|\bspace\b|\bgrants?\b/i };
  test.each([
    ["stand", true],
    ["services", false],
    ["proposal", false],
  ] as const)("of an order of %s the first clauses speak of space and stand: %p", (subject, isSaid) => {
    for (const locale of ["pt", "en"] as const) {
      const text = JSON.stringify(firstClauses(subject, locale));
      expect([locale, STAND_WORDS[locale].test(text)]).toEqual([locale, isSaid]);
    }
  });

  test("the subject of a contract is what is ordered", () => {
    const subjects = CONTRACT_SUBJECTS.map((subject) => firstClauses(subject, "en")[0]?.text ?? "");
    expect(subjects.map((text) => text.split(" for ")[0])).toEqual([
      "<organiser> grants <exhibitor> the use of the space, delivers the stand and provides the services described in this contract",
      "<organiser> supplies <exhibitor> with the goods and provides the services described in this contract",
      "<organiser> accepts the proposal that <exhibitor> made in order <order> and provides what it describes",
    ]);
  });
});
