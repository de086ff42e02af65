import PostalMime, { type Email } from "postal-mime";
import type { Locale } from "#domain/locales.ts";
import { LETTERS, type TemplateId, type TemplateParams } from "#domain/mail/letters.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { renderFrame, renderMail, type RenderedMail } from "#server/mail/render.ts";
import { seal } from "#server/platform/secret.ts";
import { composeEml } from "#server/platform/smtp.ts";
import { SAMPLES } from "./samples.ts";

const secret = "a secret that only the tests know, long enough";
const around = { settings: DEFAULT_SETTINGS, publicUrl: "https://portal.example.org", secret };

/** The sample of a template as it would leave, with other values where they are named. */
export function renderSample<Id extends TemplateId>(
  template: Id,
  locale: Locale,
  more: Partial<TemplateParams[Id]> = {},
  settings = DEFAULT_SETTINGS,
  toName = "João",
): RenderedMail {
  const names: readonly string[] = LETTERS[template].secrets;
  const all = Object.entries({ ...SAMPLES[template], ...more });
  const params = Object.fromEntries(all.filter(([name]) => !names.includes(name)));
  const secrets = Object.fromEntries(all.filter(([name]) => names.includes(name)));
  const sealed = names.length > 0 ? seal(secret, "mail", JSON.stringify(secrets)) : null;
  return renderMail({ template, locale, toName, params, sealed }, { ...around, settings });
}

/** What every letter has below it in plain text. */
export function renderSampleFrame(locale: Locale): string {
  return renderFrame(locale, around).text;
}

/** A letter to `name` as a mail program reads it: through the bytes that would leave. */
export async function readAsReceived(mail: RenderedMail, name: string, language: Locale): Promise<Email> {
  const eml = await composeEml({
    ...mail,
    messageId: "<a@example.org>",
    date: new Date(0),
    from: "zone@example.org",
    to: { email: "ana@example.org", name },
    language,
  });
  return PostalMime.parse(eml);
}
