import { describe, expect, test } from "bun:test";
import type { BulkAct } from "#domain/bulk/acts.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { type BulkNames, sayBefore, sayGroup, sayResult, sayUndo } from "#src/kit/bulk/bulk-words.ts";
import type { BulkGroup, ListedRun } from "#src/kit/bulk/data.ts";

loadAllLocales();
const [pt, en] = [i18nObject("pt"), i18nObject("en")];

const NAMES = { move: {}, status: { PENDING: () => "Pendente" } } as unknown as BulkNames;

function leftOut(reason: Reason, state: "skipped" | "kept" = "skipped", count = 2): BulkGroup {
  const references = Array.from({ length: count }, (_, at) => ({
    reference: `EOI-2025-${at}`,
    name: "Aldeia",
  }));
  return { state, from: "PENDING", to: "APPROVED", reason, changedBy: "", references };
}

const NEEDED: Need[] = [
  "paymentConfirmation",
  "everyLinePriced",
  "structurePriced",
  "noOpenChange",
  "requestsAnswered",
  "partnerAccount",
  "noLiveOrder",
  "noPaidOrder",
  "original",
];
/** Every refusal that leaves a record of a run out. */
const REASONS: Reason[] = [
  { code: "stale", params: { record: "submission", current: 2 } },
  { code: "moveNotAllowed", params: { record: "submission", move: "approve", from: "PENDING" } },
  { code: "nothingChanged", params: {} },
  { code: "forbidden", params: {} },
  { code: "notFound", params: { record: "mail" } },
  { code: "partnerNotRegistrable", params: { status: "PENDING" } },
  { code: "partnerRegistered", params: {} },
  { code: "emailOfTeam", params: { email: "ana@equipe.example" } },
  { code: "accountClosed", params: { email: "ana@aldeia.example" } },
  { code: "decisionSent", params: {} },
  { code: "hasDuplicates", params: { reference: "EOI-2025-0009" } },
  { code: "standTaken", params: { id: "o1", reference: "ORD-2025-0009" } },
  { code: "letterEdited", params: {} },
  { code: "letterOutdated", params: {} },
  { code: "noAddress", params: {} },
  { code: "nobodyReached", params: {} },
  ...NEEDED.map((need): Reason => ({
    code: "moveNeeds",
    params: { record: "order", move: "approve", need },
  })),
];

describe("why records of a run are left out", () => {
  test.each(REASONS.map((reason) => [JSON.stringify(reason), reason] as const))(
    "%s ends the sentence that counts them",
    (_, reason) => {
      for (const LL of [pt, en]) {
        const [, why = ""] = /^\S.*?: (.+)$/.exec(sayGroup(LL, NAMES, leftOut(reason), true)) ?? [];
        expect(why).toMatch(/^\p{Ll}.*[^.]$/u);
      }
    },
  );

  test("says whose account it is, and by what name the desk knows a status", () => {
    const team = leftOut({ code: "emailOfTeam", params: { email: "ana@equipe.example" } }, "skipped", 1);
    expect(sayGroup(pt, NAMES, team, true)).toBe("1 fica de fora: ana@equipe.example é de alguém da equipe");
    const early = leftOut({ code: "partnerNotRegistrable", params: { status: "PENDING" } });
    expect(sayGroup(pt, NAMES, early, true)).toBe("2 ficam de fora: a situação “Pendente” não permite");
    const registered = leftOut({ code: "partnerRegistered", params: {} });
    expect(sayGroup(en, NAMES, registered, false)).toBe(
      "2 were skipped: there is an exhibitor account already",
    );
  });

  test("says of an undoing which records it left", () => {
    const sent: Reason = { code: "decisionSent", params: {} };
    expect(sayGroup(pt, NAMES, leftOut(sent, "kept", 1), false)).toBe(
      "1 não voltou: o e-mail de decisão já não é um rascunho",
    );
    expect(sayGroup(en, NAMES, leftOut(sent, "kept"), false)).toBe(
      "2 were not undone: the decision email is no longer a draft",
    );
  });
});

test("what changes no status is said by what it does, with its caution", () => {
  const names: BulkNames = { ...NAMES, outcome: (_, count) => `${count} will be sent` };
  const letter = { ...leftOut({ code: "letterOutdated", params: {} }), state: "waiting" } as BulkGroup;
  expect(sayGroup(en, names, letter, true)).toBe(
    "2 will be sent, with a caution: the team's text changed after the email was written",
  );
  expect(sayGroup(en, names, { ...letter, reason: null }, true)).toBe("2 will be sent");
});

test("counts what a run did, and what an undoing left", () => {
  const run = (status: string, counts: object) => ({ status, counts }) as unknown as ListedRun;
  const done = run("done", { done: 12, skipped: 2 });
  expect([sayResult(pt, NAMES, done), sayResult(en, NAMES, done)]).toEqual([
    "Concluído: 12; de fora: 2.",
    "12 done, 2 skipped.",
  ]);
  const one = run("undone", { undone: 11, kept: 1 });
  expect([sayResult(pt, NAMES, one), sayResult(en, NAMES, one)]).toEqual([
    "Desfeito: 11; sem volta: 1.",
    "11 undone, 1 left as it is.",
  ]);
  expect(sayResult(en, NAMES, run("undone", { undone: 9, kept: 3 }))).toBe("9 undone, 3 left as they are.");
});

test("says why an undoing brought nothing back, and of how many where there are other reasons", () => {
  const run = (count: number) =>
    ({
      status: "undone",
      counts: { undone: 0, kept: 22 },
      keptFor: { reason: { code: "decisionSent", params: {} }, changedBy: "", count },
    }) as unknown as ListedRun;
  expect([sayResult(pt, NAMES, run(22)), sayResult(en, NAMES, run(22))]).toEqual([
    "Nada foi desfeito: o e-mail de decisão já não é um rascunho.",
    "Nothing was undone: the decision email is no longer a draft.",
  ]);
  expect([sayResult(pt, NAMES, run(20)), sayResult(en, NAMES, run(20))]).toEqual([
    "Nada foi desfeito. Em 20 de 22: o e-mail de decisão já não é um rascunho.",
    "Nothing was undone. For 20 of 22: the decision email is no longer a draft.",
  ]);
});

const ofAct = (act: BulkAct) => act as unknown as ListedRun;

test.each<[BulkAct, string | undefined]>([
  [{ kind: "letters", verb: "sendDecision" }, en.bulk.final()],
  [{ kind: "registrations", verb: "register" }, en.bulk.final()],
  [{ kind: "submissions", verb: "approve" }, undefined],
  [{ kind: "catalogue", verb: "offer" }, undefined],
  [{ kind: "decisions", verb: "release" }, "Its own"],
])("what to know before %p: %p", (act, said) => {
  const names = { ...NAMES, before: (verb: string) => (verb === "release" ? "Its own" : undefined) };
  expect(sayBefore(en, names, ofAct(act))).toBe(said);
});

test.each<[BulkAct, keyof typeof en.bulk.undoText]>([
  [{ kind: "submissions", verb: "approve" }, "decided"],
  [{ kind: "decisions", verb: "release" }, "decided"],
  [{ kind: "decisions", verb: "clearPlan" }, "plans"],
  [{ kind: "orders", verb: "approve" }, "orders"],
  [{ kind: "catalogue", verb: "offer" }, "catalogue"],
])("what undoing %p brings back and leaves: %p", (act, said) => {
  for (const LL of [pt, en]) {
    expect(sayUndo(LL, ofAct(act))).toBe(LL.bulk.undoText[said]());
    expect(sayUndo(LL, ofAct(act))).toMatch(/fica como está|stays as it is/);
  }
});
