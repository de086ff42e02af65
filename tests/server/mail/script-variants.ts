import { LOCALES, type Locale } from "#domain/locales.ts";
import type { TemplateId, TemplateParams } from "#domain/mail/letters.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import type { RenderedMail } from "#server/mail/render.ts";
import { writeText } from "#server/campaigns/letter.ts";
import { renderSample } from "./sample-mail.ts";

/** Names as organisations and people of all countries bring them, alone and beside Latin letters and figures. */
const NAMES = {
  Arabic: "منظمة النيل الأخضر",
  "Arabic beside Latin and figures": "منظمة النيل الأخضر (Green Nile) 2025",
  "Latin beside Arabic": "Green Nile – منظمة النيل 7",
  Persian: "هلیا نجاتی",
  Hebrew: "ארגון סביבה (007)",
  Devanagari: "पर्यावरण संस्था क्षत्रिय",
  Thai: "มูลนิธิสิ่งแวดล้อมกำก",
  Chinese: "绿色和平 · 張偉錕 · 㐂",
  Japanese: "緑の地球ネットワーク",
  Korean: "서울특별시 환경재단",
  Vietnamese: "Viện Sinh thái Nguyễn Thị Ánh",
} as const;
type NameOf = keyof typeof NAMES;

type Variant = { name: string; of: NameOf; mailOf: (locale: Locale) => RenderedMail };

const CAMPAIGN = {
  subject_pt: "{{company}}: montagem em 3 de novembro, pedido {{orderReference}}",
  subject_en: "{{company}}: build-up on 3 November, order {{orderReference}}",
  message_pt:
    "{{company}}, o acesso abre às 8h.\n\nEm aberto para **{{company}}**: {{outstanding}}, até 31/10/2025.",
  message_en:
    "{{company}}, the gate opens at 8.\n\nOutstanding for **{{company}}**: {{outstanding}}, by 31 Oct 2025.",
  details_pt: "- {{representative}}: 2 crachás\n- {{company}}: 60 m²",
  details_en: "- {{representative}}: 2 badges\n- {{company}}: 60 m²",
};

/** Approval, payment, contract, code and a campaign, with every name. */
export function scriptVariants(): Variant[] {
  return (Object.keys(NAMES) as NameOf[]).flatMap((of) => {
    const name = NAMES[of];
    return [
      variant(of, "decisionApproved", {
        company: name,
        representative: name,
        note: `O estande de ${name} tem 60 m².`,
      }),
      variant(of, "paymentReceived", { company: name, payments: [paid(name)] }),
      variant(of, "contractReady", { company: name }),
      variant(of, "recoveryCode", { name }),
      { name: `${of}.campaign`, of, mailOf: (locale: Locale) => campaignTo(name, locale) },
    ];
  });
}

function paid(name: string) {
  return { amount: 100_00, paidOn: "2025-10-31", file: `${name}.pdf` };
}

function variant<Id extends TemplateId>(
  of: NameOf,
  template: Id,
  more: Partial<TemplateParams[Id]>,
): Variant {
  const mailOf = (locale: Locale) => renderSample(template, locale, more, DEFAULT_SETTINGS, NAMES[of]);
  return { name: `${of}.${template}`, of, mailOf };
}

function campaignTo(name: string, locale: Locale): RenderedMail {
  const values = {
    company: name,
    representative: name,
    orderReference: "ORD-2025-00007",
    outstanding: { pt: "US$\u00A01.234,50", en: "USD\u00A01,234.50" }[locale],
    link: "http://portal.test/partner",
  };
  const text = writeText("notice", CAMPAIGN, locale, values);
  return renderSample("campaign", locale, { values, text }, DEFAULT_SETTINGS, name);
}

/** Of every variant, in both languages. */
export function scriptLetters() {
  return scriptVariants().flatMap(({ name, of, mailOf }) =>
    LOCALES.map((locale) => ({ name: `${name}, ${locale}`, written: NAMES[of], mail: mailOf(locale) })),
  );
}
