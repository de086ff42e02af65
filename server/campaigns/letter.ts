import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { campaigns } from "#db/schema/index.ts";
import { buttonOf, type LetterKind } from "#domain/campaigns/kinds.ts";
import { fillIn } from "#domain/placeholders.ts";
import { readRichText } from "#domain/campaigns/rich-text.ts";
import type { LetterTexts } from "#domain/campaigns/schema.ts";
import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/letters.ts";
import type { OutboxRow } from "../mail/render.ts";
import { textsOf } from "./texts.ts";
import { standApart, type Values } from "./values.ts";

type Written = NonNullable<TemplateParams["campaign"]["text"]>;

/** In one language, with the values of one recipient; a name from right to left stands by itself in its sentence. */
export function writeText(kind: LetterKind, texts: LetterTexts, locale: Locale, values: Values): Written {
  const apart = standApart(values);
  return {
    subject: subjectOf(texts, locale, apart),
    message: readRichText(texts[`message_${locale}`], apart),
    details: readRichText(texts[`details_${locale}`], apart),
    button: buttonOf(kind),
  };
}

/** One line, whatever a value brings along; in plain letters, as it is listed and searched. */
export function subjectOf(texts: LetterTexts, locale: Locale, values: Values): string {
  return fillIn(texts[`subject_${locale}`], values).replace(/\s+/g, " ").trim();
}

/**
 * A campaign's message as it leaves: with the text that stands on the campaign, and this recipient's values in it. A
 * test brings its text along, since the campaign may still be written.
 */
export async function withText(db: ReadDb, row: OutboxRow): Promise<OutboxRow> {
  if (row.params["text"] !== undefined) return row;
  const [campaign] = await db
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, row.campaignId ?? ""));
  if (!campaign) throw new Error("a message of a campaign names none that exists");
  const text = writeText(
    campaign.type,
    textsOf(campaign),
    row.locale,
    (row.params["values"] ?? {}) as Values,
  );
  return { ...row, params: { ...row.params, text } };
}
