import type { campaigns, letterTypes } from "#db/schema/index.ts";
import type { LetterTexts } from "#domain/campaigns/schema.ts";

type Columns = Pick<
  typeof letterTypes.$inferSelect & typeof campaigns.$inferSelect,
  "subjectPt" | "subjectEn" | "messagePt" | "messageEn" | "detailsPt" | "detailsEn"
>;

/** A campaign's texts as forms and calls name them. */
export function textsOf(row: Columns): LetterTexts {
  return {
    subject_pt: row.subjectPt,
    subject_en: row.subjectEn,
    message_pt: row.messagePt,
    message_en: row.messageEn,
    details_pt: row.detailsPt,
    details_en: row.detailsEn,
  };
}

export function textColumns(texts: LetterTexts): Columns {
  return {
    subjectPt: texts.subject_pt,
    subjectEn: texts.subject_en,
    messagePt: texts.message_pt,
    messageEn: texts.message_en,
    detailsPt: texts.details_pt,
    detailsEn: texts.details_en,
  };
}
