import type { Locale } from "#domain/locales.ts";
import { TEMPLATE_IDS, type TemplateId, type TemplateParams } from "#domain/mail/templates.ts";
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
    variant("orderStatusChanged.free", "orderStatusChanged", { to: "APPROVED", note: "" }),
    variant("orderStatusChanged.rejected", "orderStatusChanged", { to: "REJECTED" }),
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
): Variant {
  return { name, template, mailOf: (locale) => renderSample(template, locale, more, PAID) };
}
