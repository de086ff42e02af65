import { describe, expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import { LOCALES } from "#domain/locales.ts";
import { TEMPLATE_IDS } from "#domain/mail/letters.ts";
import { readAsReceived, renderSample } from "./sample-mail.ts";
import { letterVariants } from "./variants.ts";

const LETTERS = letterVariants().flatMap(({ name, template, mailOf }) =>
  LOCALES.map((locale) => ({ name, template, locale, mail: mailOf(locale) })),
);
/** Gmail cuts what is longer. */
const HTML_MAX = 100_000;

describe("every letter, in both languages,", () => {
  test.each(LETTERS.map((letter) => [`${letter.name}, ${letter.locale}`, letter] as const))(
    "%s: has one button at most, one closing line, less than 100 kB, and says no sentence twice",
    (_, { locale, mail: { subject, html, text, pictures } }) => {
      expect(Buffer.byteLength(html)).toBeLessThan(HTML_MAX);
      expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(html).not.toContain("preload");
      expect(pictures.map(({ content }) => content.length < 8_000)).toEqual([true]);
      expect(html).toContain(`src="cid:${pictures[0]?.cid}" alt=""`);
      const closing = {
        pt: "Um abraço da equipe Green Zone\nSecretaria da Conferência",
        en: "Warm regards from the Green Zone team\nConference Secretariat",
      };
      expect(text.split("\n\n")).toContain(closing[locale]);
      expect(twice(sentencesOf(text))).toEqual([]);
      expect(subject.length).toBeLessThan(200);
    },
  );

  test("stands in the list of a mail program with its first sentence beside the subject, not with the greeting", () => {
    const { html } = renderSample("paymentReceived", "en");
    expect(html).toMatch(/class="preheader"[^>]*>The order of Associação Ribeirinha do Tapajós is paid\./);
  });

  test("is told apart by its subject, and received never reads like accepted", () => {
    for (const locale of LOCALES) {
      const subjects = TEMPLATE_IDS.map((template) => renderSample(template, locale).subject);
      expect(twice(subjects)).toEqual([]);
    }
    expect(renderSample("submissionReceipt", "en").subject).toStartWith("We have received");
    expect(renderSample("decisionApproved", "en").subject).toContain("has been approved");
    expect(renderSample("decisionRejected", "en").subject).toContain("was not selected");
  });
});

test("where the team reads a letter its subject names the order and the organisation", () => {
  for (const template of [
    "orderCancelledByExhibitor",
    "changeAskedFor",
    "requestAnswered",
    "requestCommented",
    "requestRemoved",
  ] as const) {
    for (const locale of LOCALES) {
      const { subject } = renderSample(template, locale);
      expect(subject).toContain("ORD-2025-00007");
      expect(subject).toContain("Associação Ribeirinha do Tapajós");
    }
  }
});

test("the amount and the day stand large, above the details and before them in plain text", () => {
  const { html, text } = renderSample("orderStatusChanged", "pt", {
    from: "REVIEWING",
    to: "APPROVED",
    toPay: { amount: 123_450, dueOn: "2025-10-31" },
  });
  const figures = [...html.matchAll(/class="figure ink"[^>]*>([^<]*)</g)].map(([, value]) => value);
  expect(figures).toEqual(["US$\u00A01.234,50", "31/10/2025"]);
  expect(text).toContain("A pagar: US$\u00A01.234,50\nPague até: 31/10/2025\n\nReferência: ORD-2025-00007");
});

test("who is reminded of a payment reads again where to pay", () => {
  const overdue = letterVariants().find(({ name }) => name === "dutyReminder.overdue");
  expect(overdue?.mailOf("pt").text).toContain("Conta: 50.123-9\n");
});

test("what a bank asks for is one block, line by line, with the reference to name", () => {
  const toPay = letterVariants().find(({ name }) => name === "orderStatusChanged.toPay");
  expect(toPay?.mailOf("en").text).toContain(
    "Where to pay:\nPayee: Instituto Ribeira do Guamá, organização do evento\nBank: Banco do Brasil, agência 1674-8\nAccount: 50.123-9\nSWIFT or BIC: BRASBRRJBLM\nPix key: pagamentos-da-zona-verde@ribeira-do-guama.example.org\nReference to quote: ORD-2025-00007\nPlease quote the reference.",
  );
});

test("a message of the team that greets by itself gets no second greeting", () => {
  const greetings = (text: string) => text.split("\n").filter((line) => line.startsWith("Olá,"));
  expect(greetings(renderSample("campaign", "pt").text)).toHaveLength(1);
  const plain = {
    subject: "Aviso",
    message: readRichText("O acesso abre às 8h."),
    details: [],
    button: null,
  };
  expect(greetings(renderSample("campaign", "pt", { text: plain }).text)).toHaveLength(1);
});

test.each([
  ["contractReady", {}, "#contract"],
  ["signedCopyRefused", {}, "#contract"],
  ["orderStatusChanged", { to: "APPROVED", toPay: { amount: 1, dueOn: "2025-10-31" } }, "#payment"],
  ["paymentPartAccepted", {}, "#payment"],
  ["creditReturned", {}, "#payment"],
  ["dutyReminder", {}, "#payment"],
  ["dutyReminder", { duty: "answerRequest" }, "#requests"],
  ["orderChanged", {}, "#requests"],
] as const)("the button of %s %p leads to the very place, %s", (template, more, place) => {
  expect(renderSample(template, "en", more).html).toContain(
    `href="http://portal.test/partner/orders/abc${place}"`,
  );
});

describe("a name that runs from right to left", () => {
  const company = "منظمة النيل الأخضر";
  const apart = `\u2068${company}\u2069`;

  test("stands by itself in the subject, in a sentence, and beside an amount", () => {
    const parts = [{ of: "line", title: company, quantity: 1, periodOfUse: 1, amount: 100_00 }] as const;
    const created = renderSample("orderCreated", "en", { company, parts: [...parts] });
    expect(created.text).toContain(`The order of ${apart} is now`);
    expect(created.text).toContain(`${apart}: USD\u00A0100.00`);
    expect(renderSample("orderCancelledByExhibitor", "pt", { company }).subject).toContain(`: ${apart} ·`);
    const payments = [{ amount: 100_00, paidOn: "2025-10-31", file: "إيصال.pdf" }];
    expect(renderSample("paymentReceived", "en", { payments }).text).toContain(
      "USD\u00A0100.00, paid on 31 Oct 2025, \u2068إيصال.pdf\u2069",
    );
  });

  test("arrives whole in the headers of the message", async () => {
    const mail = renderSample("orderCancelledByExhibitor", "pt", { company });
    const read = await readAsReceived(mail, company, "pt");
    expect(read.subject).toBe(mail.subject);
    expect(read.to?.[0]?.name).toBe(company);
    expect(
      read.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition]),
    ).toEqual([["<quay@portal>", "image/png", "inline"]]);
  });

  test("leaves other names as they are", () => {
    expect(renderSample("orderCreated", "pt").text).not.toMatch(/[\u2068\u2069]/);
  });
});

function sentencesOf(text: string): string[] {
  const [letter = ""] = text.split("\n-- \n");
  return letter
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/[.!?:]$/, "")
        .toLowerCase(),
    )
    .filter((sentence) => sentence.split(" ").length > 2);
}

function twice(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}
