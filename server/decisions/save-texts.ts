import * as v from "valibot";
import { decisionTexts } from "#db/schema/index.ts";
import { decisionTextsInput, NO_TEXTS } from "#domain/decisions/letter.ts";
import { PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { wholeNumber } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { readDecisionTexts, versionOf } from "../submissions/decision-texts.ts";

const saveInput = v.strictObject({
  version: wholeNumber(0, 1_000_000, "numberTooSmall", "numberTooLarge"),
  texts: decisionTextsInput,
});

/**
 * Changes what the letters of decisions say. Drafts that were made before keep what they say, and say that it changed.
 * Refused when somebody else saved since.
 */
export const saveDecisionTexts = change("decisions.saveTexts", {
  may: ["decisions.plan"],
  input: saveInput,
  sample: { version: 0, texts: NO_TEXTS },
  async run(tx, ctx, { version, texts }): Promise<{ version: number }> {
    const before = await readDecisionTexts(tx);
    const current = versionOf(before.versions);
    if (current !== version) throw refuse("stale", { record: "settings", current });
    const changes = changedFields(before.texts, texts);
    const changed = PLANNED_DECISIONS.filter((decision) => decision in changes);
    if (changed.length === 0) throw refuse("nothingChanged");
    for (const decision of changed) {
      const row = {
        ...texts[decision],
        updatedAt: ctx.now,
        version: before.versions[decision] + 1,
      };
      await tx
        .insert(decisionTexts)
        .values({ decision, ...row })
        .onConflictDoUpdate({ target: decisionTexts.decision, set: row });
    }
    await recordHistory(tx, ctx, {
      record: "plannedDecision",
      recordId: "texts",
      action: "changeTexts",
      changes,
    });
    return { version: version + changed.length };
  },
});
