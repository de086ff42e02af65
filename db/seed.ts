import { letterTypes, settings } from "#db/schema/index.ts";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import { LETTER_KINDS, type LetterKind } from "#domain/campaigns/kinds.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import type { Database } from "./client.ts";

/** The window is closed at first: nobody applies before ADMIN opens the season. */
const FIRST_SETTINGS: Settings = { ...DEFAULT_SETTINGS, eoi: { ...DEFAULT_SETTINGS.eoi, isUnopened: true } };

/**
 * First run: the settings record with the facts of the event, and the built-in types of letters. Later runs change
 * nothing.
 */
export async function seedDatabase(db: Database, now: Date): Promise<void> {
  await db.write(async (tx) => {
    await tx.insert(settings).values({ id: 1, data: FIRST_SETTINGS, updatedAt: now }).onConflictDoNothing();
    await tx
      .insert(letterTypes)
      .values(LETTER_KINDS.map((kind) => builtIn(kind, now)))
      .onConflictDoNothing();
  });
}

function builtIn(kind: LetterKind, now: Date): typeof letterTypes.$inferInsert {
  const texts = BUILT_IN[kind];
  return {
    id: kind,
    kind,
    isBuiltIn: true,
    subjectPt: texts.subject_pt,
    subjectEn: texts.subject_en,
    messagePt: texts.message_pt,
    messageEn: texts.message_en,
    detailsPt: texts.details_pt,
    detailsEn: texts.details_en,
    createdAt: now,
    updatedAt: now,
  };
}
