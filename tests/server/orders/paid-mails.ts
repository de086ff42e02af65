import { expect } from "bun:test";
import type { outbox } from "#db/schema/index.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { renderMail } from "#server/mail/render.ts";

/** What is known of the order from what was done, reckoned apart from the product; cents. */
export type Known = {
  id: string;
  version: number;
  status: string;
  total: number;
  settled: number;
  payments: Map<string, { amount: number; status: "handedIn" | "accepted" | "refused" | "replaced" }>;
};

export function figuresOf({ status, total, settled, payments }: Known) {
  const of = (wanted: string) =>
    [...payments.values()]
      .filter((one) => one.status === wanted)
      .reduce((sum, { amount }) => sum + amount, 0);
  const [accepted, handedIn] = [of("accepted"), of("handedIn")];
  const missing = (status === "CANCELLED" ? 0 : total - settled) - accepted - handedIn;
  return { accepted, handedIn, settled, outstanding: Math.max(0, missing), credit: Math.max(0, -missing) };
}

export type Before = { mails: ReadonlySet<string>; payments: Known["payments"] };

/**
 * The mails that an act wrote, in both languages: each that is about a payment names the confirmations it is about and
 * what is paid of the order with them.
 */
export function expectMails(known: Known, all: readonly Mail[], before: Before): void {
  const decided = decidedSince(known, before.payments);
  const written = all.filter(({ id }) => !before.mails.has(id));
  const about = written.filter(({ params }) => (params["payments"] as unknown[] | undefined)?.length);
  expect(about).toHaveLength(decided.length > 0 ? 1 : 0);
  for (const mail of written) for (const locale of LOCALES) expectMail(known, mail, locale);
  for (const mail of about) {
    const named = mail.params["payments"] as { amount: number; file: string }[];
    expect(named.map(({ amount }) => amount).toSorted()).toEqual(decided.toSorted());
    for (const locale of LOCALES) {
      const text = textOf(mail, locale);
      for (const { amount, file } of named) expect(text).toContain(`: ${formatUsd(locale, amount)}, ${file}`);
    }
  }
}

function expectMail(known: Known, mail: Mail, locale: Locale): void {
  const { credit, outstanding, ...figures } = figuresOf(known);
  const text = textOf(mail, locale);
  const says = (label: string, cents: number) =>
    expect(text).toContain(`${label}: ${formatUsd(locale, cents)}`);
  const words = PAID[locale];
  const asks = mail.params["toPay"] as { amount: number; dueOn: string } | undefined;
  if (asks) {
    expect(asks.amount).toBe(outstanding);
    says(
      figures.accepted + figures.handedIn > 0 || mail.params["reckoning"] ? words.left : words.toPay,
      outstanding,
    );
    expect(text).toContain(formatDate(locale, asks.dueOn, "UTC"));
  }
  if (mail.template === "paymentReceived" || mail.params["reckoning"]) {
    if (known.status !== "CANCELLED") says(words.total, known.total);
    says(words.accepted, figures.accepted);
    if (figures.handedIn > 0) says(words.handedIn, figures.handedIn);
    if (credit > 0)
      says(figures.handedIn > 0 && known.status !== "CANCELLED" ? words.surplus : words.credit, credit);
  }
  const saysApproved = /still approved|continua aprovado/.test(text);
  if (saysApproved) expect(known.status).toBe("APPROVED");
}

/** Amounts of the confirmations that an act handed in, accepted or refused. */
function decidedSince({ payments }: Known, before: Known["payments"]): number[] {
  return [...payments].flatMap(([id, { status, amount }]) => {
    const was = before.get(id)?.status;
    const isNew = status === "handedIn" && was === undefined;
    return isNew || (was === "handedIn" && (status === "accepted" || status === "refused")) ? [amount] : [];
  });
}

type Mail = typeof outbox.$inferSelect;

function textOf(mail: Mail, locale: Locale): string {
  const around = { settings: DEFAULT_SETTINGS, publicUrl: "https://x.example.org", secret: "x" };
  return renderMail({ ...mail, locale, sealed: null }, around).text;
}

const PAID = {
  pt: {
    total: "Total",
    accepted: "Aceito",
    handedIn: "Enviado, em conferência",
    left: "Falta pagar",
    toPay: "A pagar",
    credit: "Pago a mais",
    surplus: "A mais, em conferência",
  },
  en: {
    total: "Total",
    accepted: "Accepted",
    handedIn: "Handed in, being checked",
    left: "Still to be paid",
    toPay: "To be paid",
    credit: "Paid too much",
    surplus: "Too much, being checked",
  },
} as const satisfies Record<Locale, object>;
