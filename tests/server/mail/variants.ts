import type { Locale } from "#domain/locales.ts";
import { TEMPLATE_IDS } from "#domain/mail/templates.ts";
import type { RenderedMail } from "#server/mail/render.ts";
import { renderSample } from "./sample-mail.ts";

type Variant = { name: string; mailOf: (locale: Locale) => RenderedMail };

/** Every template by its sample. */
export function letterVariants(): Variant[] {
  return TEMPLATE_IDS.map((template) => ({
    name: template,
    mailOf: (locale) => renderSample(template, locale),
  }));
}
