import type { Locale } from "#domain/locales.ts";
import type { TemplateId } from "#domain/mail/templates.ts";
import { toldOf } from "./order-move.ts";
import { MAIL_WORDS } from "./words.ts";

/** One line in the reader's language; shown in the mail log, so without secrets. */
export function composeSubject(
  template: TemplateId,
  locale: Locale,
  params: Record<string, unknown>,
): string {
  if (template === "campaign") return subjectOfCampaign(params);
  const words = MAIL_WORDS[locale];
  const reference = String(params["reference"] ?? "");
  const subject =
    template === "orderStatusChanged"
      ? words.orderStatusChanged.subject[toldOf(params)]({ reference })
      : words[template].subject({ reference });
  return subject.replace(/\s+/g, " ").trim();
}

/** Of a campaign it stands on the campaign, and comes with its text when the message leaves. */
function subjectOfCampaign({ text }: { text?: unknown }): string {
  return (text as { subject: string } | undefined)?.subject ?? "";
}

/** As it arrives: what is about a submission or an order says of which event. */
export function subjectWithEvent(subject: string, params: Record<string, unknown>, event: string): string {
  return params["reference"] ? `${subject} · ${event}` : subject;
}
