import type { Locale } from "#domain/locales.ts";
import { isRefusedPayment, type TemplateId } from "#domain/mail/templates.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { MAIL_WORDS } from "./words.ts";

/** One line in the reader's language; shown in the mail log, so without secrets. */
export function composeSubject(
  template: TemplateId,
  locale: Locale,
  params: Record<string, unknown>,
): string {
  const words = MAIL_WORDS[locale];
  const reference = String(params["reference"] ?? "");
  const subject = isRefusedPayment(params)
    ? words.orderStatusChanged.refusedSubject({ reference })
    : template === "orderStatusChanged"
      ? words.orderStatusChanged.subject({
          reference,
          status: words.orderStatus[params["to"] as OrderStatus](),
        })
      : words[template].subject({ reference });
  return subject.replace(/\s+/g, " ").trim();
}
