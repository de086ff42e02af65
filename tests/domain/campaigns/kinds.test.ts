import { describe, expect, test } from "bun:test";
import { whyLeftOut } from "#domain/campaigns/assess.ts";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import { LETTER_KINDS, type LetterOrder, orderFor, whyNoLetter } from "#domain/campaigns/kinds.ts";
import { letterDraft, letterReady, typeInput } from "#domain/campaigns/schema.ts";
import { fieldIssues } from "#domain/messages.ts";
import * as v from "valibot";

const order = (more: Partial<LetterOrder>): LetterOrder => ({
  id: "o1",
  reference: "ORD-2025-00001",
  status: "APPROVED",
  total: 1_000,
  outstanding: 1_000,
  payBy: "2025-09-30",
  sentAt: "2025-08-01T00:00:00.000Z",
  ...more,
});

describe("the order that a letter is about", () => {
  const first = order({ id: "first", payBy: "2025-09-01" });
  const later = order({ id: "later", payBy: "2025-10-01", sentAt: "2025-08-09T00:00:00.000Z" });
  const paid = order({ id: "paid", status: "PAID", outstanding: 0, payBy: "2025-08-15" });
  const gone = order({ id: "gone", status: "CANCELLED", sentAt: "2025-08-20T00:00:00.000Z" });

  test.each([
    ["a reminder", "paymentReminder", [later, first, paid], "first"],
    ["a reminder, where all is paid", "paymentReminder", [paid], undefined],
    ["an update", "orderUpdate", [first, later, gone], "later"],
    ["an update, where all is cancelled", "orderUpdate", [gone], undefined],
    ["a notice", "notice", [first], undefined],
  ] as const)("of %s is the right one", (_, kind, orders, id) => {
    expect(orderFor(kind, orders)?.id).toBe(id as never);
  });
});

describe("the reason for a letter", () => {
  test.each([
    ["approval", "APPROVED", undefined],
    ["approval", "SIGNED_CONTRACT", undefined],
    ["approval", "REJECTED", "statusOther"],
    ["contractSignature", "APPROVED", undefined],
    ["contractSignature", "SIGNED_CONTRACT", "statusOther"],
    ["paymentReminder", "APPROVED", "nothingToPay"],
    ["orderUpdate", "APPROVED", "noOrder"],
    ["notice", "HIDDEN", undefined],
  ] as const)("%s to one with %s: %s", (kind, status, code) => {
    expect(whyNoLetter(kind, { status, order: undefined })?.code).toBe(code as never);
  });

  test("of a reminder is gone once all is paid", () => {
    const facts = (more: Partial<LetterOrder>) => ({ status: "APPROVED" as const, order: order(more) });
    expect(whyNoLetter("paymentReminder", facts({}))).toBeUndefined();
    expect(whyNoLetter("paymentReminder", facts({ outstanding: 0 }))?.code).toBe("nothingToPay");
    expect(whyNoLetter("paymentReminder", facts({ status: "CONFIRM_PAYMENT" }))?.code).toBe("nothingToPay");
  });
});

describe("who is left out", () => {
  const letter = { kind: "notice", eachSubmission: false, sparesRecent: false, used: ["company"] } as const;
  const ana = {
    email: "ana@example.org",
    status: "APPROVED",
    order: undefined,
    isOptedOut: false,
    isClosed: false,
    hasRefused: false,
    isRecent: false,
  } as const;
  const values = { company: "Tapajós" };

  test.each([
    ["nobody with nothing against", {}, {}, undefined],
    ["a bad address", {}, { email: "ana@example" }, "addressBad"],
    ["an address that refused", {}, { hasRefused: true }, "addressRefused"],
    ["a disabled account", {}, { isClosed: true }, "accountDisabled"],
    ["who opted out", {}, { isOptedOut: true }, "optedOut"],
    ["nobody with an e-mail today", {}, { isRecent: true }, undefined],
    [
      "who had an e-mail today, when they are spared",
      { sparesRecent: true },
      { isRecent: true },
      "mailedToday",
    ],
    ["an empty placeholder", { used: ["company", "link"] }, {}, "placeholderEmpty"],
  ] as const)("%s", (_, more, candidate, code) => {
    const reason = whyLeftOut({ ...letter, ...more }, { ...ana, ...candidate }, values, new Set());
    expect(reason?.code).toBe(code as never);
  });

  test("an address gets one letter, in whatever case and with whatever spaces", () => {
    const taken = new Set<string>();
    const codes = ["ana@example.org", "Ana@Example.org ", "rui@example.org"].map(
      (email) => whyLeftOut(letter, { ...ana, email }, values, taken)?.code,
    );
    expect(codes).toEqual([undefined, "sameAddress", undefined] as never);
  });

  test("one letter per submission goes to the same address each time", () => {
    const taken = new Set<string>();
    const each = { ...letter, eachSubmission: true };
    expect([1, 2].map(() => whyLeftOut(each, ana, values, taken))).toEqual([undefined, undefined]);
  });
});

describe("a letter", () => {
  test.each([...LETTER_KINDS])("of the built-in type %s is complete (EML-04)", (kind) => {
    expect(v.is(typeInput, { name: "A", kind, ...BUILT_IN[kind] })).toBe(true);
    if (kind !== "notice") expect(v.is(letterReady, { kind, ...BUILT_IN[kind] })).toBe(true);
  });

  test.each([
    ["as the built-in notice stands", {}, ["message_pt", "message_en"]],
    ["with news in English alone", { message_en: "Build-up begins." }, ["message_pt"]],
    [
      "with the sentence in the details",
      { message_pt: "A", message_en: "A", details_pt: "B", details_en: "Write here what is new" },
      ["details_en"],
    ],
    ["with news in both languages", { message_pt: "A montagem começa.", message_en: "Build-up begins." }, []],
  ])("does not leave while it says what is to be written: %s", (_, texts, wrong) => {
    const { issues = [] } = v.safeParse(letterReady, { kind: "notice", ...BUILT_IN.notice, ...texts });
    expect(fieldIssues(issues).map(({ path, key }) => [path, key])).toEqual(
      wrong.map((path) => [path, "newsRequired"]),
    );
  });

  const blank = { kind: "notice", ...BUILT_IN.notice, details_pt: "", details_en: "" } as const;

  test("names an unknown placeholder and the nearest one, where it stands", () => {
    const parsed = v.safeParse(letterDraft, { ...blank, message_en: "Dear {{compny}}" });
    expect(fieldIssues(parsed.issues ?? [])).toEqual([
      { path: "message_en", key: "placeholderUnknown", received: "{{compny}}", expected: "{{company}}" },
    ]);
  });

  test("may lack a language while it is written, not when it leaves", () => {
    const half = {
      ...blank,
      subject_en: "",
      details_pt: "Tragam documento",
      message_pt: "A",
      message_en: "A",
    };
    expect(v.is(letterDraft, half)).toBe(true);
    const ready = v.safeParse(letterReady, half);
    expect(fieldIssues(ready.issues ?? []).map(({ path }) => path)).toEqual(["subject_en", "details_en"]);
  });
});
