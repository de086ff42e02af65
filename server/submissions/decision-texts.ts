import type { ReadDb, Tx } from "#db/client.ts";
import { decisionTexts } from "#db/schema/index.ts";
import { type DecisionTexts, NO_TEXTS, type TextVersions } from "#domain/decisions/letter.ts";

export type StoredTexts = { texts: DecisionTexts; versions: TextVersions };

/** Reads the team's decision texts with their versions. */
export async function readDecisionTexts(db: ReadDb | Tx): Promise<StoredTexts> {
  const rows = await db.select().from(decisionTexts);
  const stored: StoredTexts = { texts: { ...NO_TEXTS }, versions: { APPROVED: 0, REJECTED: 0 } };
  for (const { decision, pt, en, version } of rows) {
    stored.texts[decision] = { pt, en };
    stored.versions[decision] = version;
  }
  return stored;
}

/** One version for both texts: grows with each change of either. */
export function versionOf({ APPROVED, REJECTED }: TextVersions): number {
  return APPROVED + REJECTED;
}
