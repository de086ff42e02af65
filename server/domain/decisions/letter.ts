import * as v from "valibot";
import { optionalText } from "../fields.ts";
import type { Reason } from "../refusal.ts";
import type { PlannedDecision } from "./plan.ts";

/** The team's own words in the letters of one decision, in both languages. */
function textInput() {
  return v.strictObject({ pt: optionalText(2000), en: optionalText(2000) });
}

/** What the letters of each decision say beside the portal's words. */
export const decisionTextsInput = v.strictObject({ APPROVED: textInput(), REJECTED: textInput() });
export type DecisionTexts = v.InferOutput<typeof decisionTextsInput>;
export const NO_TEXTS: DecisionTexts = { APPROVED: { pt: "", en: "" }, REJECTED: { pt: "", en: "" } };

/** How often each text was changed; 0 while nobody has written one. */
export type TextVersions = Record<PlannedDecision, number>;

/** What of a letter tells whether it can be remade. */
export type DraftFacts = { isDraft: boolean; isEdited: boolean; textVersion: number | null };

/** A draft keeps the text that it was made with; the team's has changed since. */
export function isTextOutdated({ isDraft, textVersion }: DraftFacts, current: number): boolean {
  return isDraft && (textVersion ?? 0) !== current;
}

/** Why a letter is not remade with the text of now: it was sent, somebody wrote in it by hand, or it says the same. */
export function whyNotRemake(letter: DraftFacts, current: number): Reason | undefined {
  if (!isTextOutdated(letter, current)) return { code: "nothingChanged", params: {} };
  return letter.isEdited ? { code: "letterEdited", params: {} } : undefined;
}
