import type { Locale } from "#domain/locales.ts";
import { TEMPLATE_IDS, type TemplateId, type TemplateParams } from "#domain/mail/letters.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import type { RenderedMail } from "#server/mail/render.ts";
import { renderSample } from "./sample-mail.ts";

type Variant = { name: string; template: TemplateId; mailOf: (locale: Locale) => RenderedMail };

const PAID: Settings = {
  ...DEFAULT_SETTINGS,
  paying: {
    ...DEFAULT_SETTINGS.paying,
    payee: "Instituto Ribeira do Guamá, organização do evento",
    bank: "Banco do Brasil, agência 1674-8",
    account: "50.123-9",
    swift: "BRASBRRJBLM",
    pixKey: "pagamentos-da-zona-verde@ribeira-do-guama.example.org",
    text: { pt: "Informe a referência na transferência.", en: "Please quote the reference." },
  },
};

/** With less that a bank asks for. */
const PAYEE_ALONE: Settings = {
  ...DEFAULT_SETTINGS,
  paying: { ...DEFAULT_SETTINGS.paying, payee: "Instituto Ribeira do Guamá", account: "50.123-9" },
};

/** With the last days to order that are known; the opening hours in one language. */
function withDays(lastServices: string): Settings {
  const exhibitorDays = { ...DEFAULT_SETTINGS.exhibitorDays, lastStands: "2025-09-26", lastServices };
  return { ...DEFAULT_SETTINGS, exhibitorDays, openingHours: { pt: "das 9h às 19h", en: "" } };
}

const UNPAID = {
  total: 131_400_00,
  accepted: 0,
  handedIn: 0,
  settled: 0,
  outstanding: 131_400_00,
  credit: 0,
  settledAs: null,
  dueOn: "2025-12-10",
} as const;

const TO_PAY = { amount: 131_400_00, dueOn: "2025-12-10" };
/** What one file can be called. */
const PROOF = {
  amount: 65_700_00,
  paidOn: "2025-11-20",
  file: "comprovante-de-transferencia-ordem-00007.pdf",
};

const ANSWERS = [
  "agreed",
  "agreedFor",
  "disagreed",
  "answered",
  "settled",
  "withdrawn",
  "refused",
  "reopened",
] as const;

/**
 * Every template by its sample, and those that look different by what they tell: what is to be paid, what was refused,
 * and names that run from right to left or are too long for a line.
 */
export function letterVariants(): Variant[] {
  return [
    ...TEMPLATE_IDS.map((template) => variant(template, template, {})),
    variant("orderStatusChanged.toPay", "orderStatusChanged", { to: "APPROVED", toPay: TO_PAY }),
    variant("orderStatusChanged.refused", "orderStatusChanged", {
      from: "CONFIRM_PAYMENT",
      to: "APPROVED",
      note: "O valor não confere com o pedido.",
      payments: [PROOF],
      toPay: TO_PAY,
      reckoning: { ...UNPAID, status: "APPROVED" },
    }),
    variant("orderStatusChanged.handedIn", "orderStatusChanged", {
      from: "APPROVED",
      to: "CONFIRM_PAYMENT",
      note: "",
      payments: [PROOF],
      reckoning: { ...UNPAID, handedIn: 65_700_00, outstanding: 65_700_00, status: "CONFIRM_PAYMENT" },
    }),
    variant("orderStatusChanged.partRefused", "orderStatusChanged", {
      from: "CONFIRM_PAYMENT",
      to: "CONFIRM_PAYMENT",
      isPartRefused: true,
      payments: [PROOF],
      reckoning: { ...UNPAID, handedIn: 65_700_00, outstanding: 65_700_00, status: "CONFIRM_PAYMENT" },
    }),
    variant("orderStatusChanged.free", "orderStatusChanged", { to: "APPROVED", note: "" }),
    variant(
      "orderStatusChanged.askHow",
      "orderStatusChanged",
      { to: "APPROVED", toPay: TO_PAY },
      DEFAULT_SETTINGS,
    ),
    variant(
      "orderStatusChanged.payeeAlone",
      "orderStatusChanged",
      { to: "APPROVED", toPay: TO_PAY },
      PAYEE_ALONE,
    ),
    variant("orderStatusChanged.reviewing", "orderStatusChanged", {
      from: "PENDING",
      to: "REVIEWING",
      note: "",
    }),
    variant("orderStatusChanged.takenBack", "orderStatusChanged", { from: "APPROVED", to: "REVIEWING" }),
    variant("orderStatusChanged.rejected", "orderStatusChanged", { to: "REJECTED" }),
    variant("orderCancelled.paid", "orderCancelled", {
      reckoning: { ...UNPAID, accepted: 65_700_00, outstanding: 0, credit: 65_700_00, status: "CANCELLED" },
    }),
    ...laterVariants(),
  ];
}

/** Of money, duties, decisions and answers, and names that are hard to set. */
function laterVariants(): Variant[] {
  return [
    variant("paymentReceived.tooMuch", "paymentReceived", { settled: 0, settledAs: null, credit: 1_550 }),
    variant("creditReturned.inPart", "creditReturned", { left: 1_000_00, transfer: "" }),
    variant("dutyReminder.overdue", "dutyReminder", {
      reminder: "overdue",
      reckoning: { ...UNPAID, status: "APPROVED" },
      amount: 131_400_00,
    }),
    variant("dutyReminder.answer", "dutyReminder", { duty: "answerRequest", reminder: "ahead" }),
    variant("dutyReminder.sign", "dutyReminder", {
      duty: "signContract",
      reminder: "overdue",
      amount: undefined,
    }),
    variant("draftReminder.days", "draftReminder", {}, withDays("")),
    variant("credentials.days", "credentials", {}, withDays("2025-10-11")),
    variant("decisionApproved.correcting", "decisionApproved", {
      text: { pt: "Esperamos você em março.", en: "We meet in March." },
      corrects: "2025-08-20T02:00:00Z",
      isRegistered: true,
      statusUrl: "http://portal.test/status/token",
    }),
    variant("contractRecorded.ofOrder", "contractRecorded", { order: "ORD-2025-00007" }),
    variant("orderCreated.ownStand", "orderCreated", {
      parts: [
        { of: "space", title: "", m2: 1_200, amount: 1_000_00 },
        { of: "structure", title: "", amount: "unpriced" },
        { of: "extra", title: "", amount: 0 },
        { of: "line", title: "Monitor", quantity: 2, periodOfUse: 1, amount: 234_50 },
      ],
      isStructurePriced: false,
      unpricedLines: 2,
    }),
    variant("orderChanged.once", "orderChanged", {
      lines: [
        {
          title: "Tenda",
          before: 10_000,
          after: 12_000,
          counts: { before: { quantity: 10 }, after: { quantity: 12 } },
        },
        { title: "Sofá", before: 181_00, after: null },
        { title: "Bronze", before: 1_000_00, after: 1_000_00 },
      ],
    }),
    ...ANSWERS.map((as) => variant(`requestAnswered.${as}`, "requestAnswered", { as })),
    variant("wishReceived.question", "wishReceived", { isQuestion: true, isHeld: false }),
    variant("changeAskedFor.question", "changeAskedFor", { isQuestion: true }),
    variant("stepHandedIn.inWords", "stepHandedIn", { files: 0 }),
    variant("accessChanged.disable", "accessChanged", { act: "disable" }),
    variant("accessChanged.enable", "accessChanged", { act: "enable" }),
    variant("emailChanged.own", "emailChanged", { isOwn: true }),
    variant("backupFailed.first", "backupFailed", { lastGood: "" }),
    variant("orderCreated.rightToLeft", "orderCreated", {
      company: "منظمة النيل الأخضر",
      parts: [
        { of: "line", title: "شاشة عرض", quantity: 2, periodOfUse: 12, amount: 234_50 },
        { of: "stand", title: "ذهبي", m2: 60, amount: 1_000_00 },
      ],
    }),
    variant("requestAnswered.long", "requestAnswered", {
      company: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      title: "https://example.org/a-very-long-address-without-a-single-place-to-break-it-in-two-lines",
      as: "disagreed",
    }),
  ];
}

function variant<Id extends TemplateId>(
  name: string,
  template: Id,
  more: Partial<TemplateParams[Id]>,
  settings = PAID,
): Variant {
  return { name, template, mailOf: (locale) => renderSample(template, locale, more, settings) };
}
