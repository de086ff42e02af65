import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import { LETTERS, type TemplateId } from "#domain/mail/letters.ts";
import type { MailToRender } from "./render.ts";

/** Stands where a password, a code or a secret link stood. */
const HIDDEN = "••••••";

/**
 * A message as the portal stores and shows it: without passwords, codes, and links that open something by
 * themselves.
 */
export function hideSecrets<Row extends MailToRender>(row: Row, publicUrl: string): Row {
  const hidden = secretsOf(row.template).map(
    (name) => [name, /url$/i.test(name) ? `${publicUrl}/***` : HIDDEN] as const,
  );
  return { ...row, params: { ...row.params, ...Object.fromEntries(hidden) }, sealed: null };
}

/** Names of a letter's secret facts, including those added on sending. */
function secretsOf(template: TemplateId): readonly string[] {
  if (template === "campaign") return ["optOutUrl"];
  const isDecision = (DECISION_TEMPLATES as readonly string[]).includes(template);
  return isDecision ? ["statusUrl"] : LETTERS[template].secrets;
}
