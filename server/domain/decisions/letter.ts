import * as v from "valibot";
import { optionalText } from "../fields.ts";
import type { Reason } from "../refusal.ts";
import type { PlannedDecision } from "./plan.ts";

function textInput() {
  return v.strictObject({ pt: optionalText(2000), en: optionalText(2000) });
}

/** What the team adds to the letters of each decision. */
export const decisionTextsInput = v.strictObject({ APPROVED: textInput(), REJECTED: textInput() });
export type DecisionTexts = v.InferOutput<typeof decisionTextsInput>;
export const NO_TEXTS: DecisionTexts = { APPROVED: { pt: "", en: "" }, REJECTED: { pt: "", en: "" } };

/** How often each text was changed; 0 while there is none. */
export type TextVersions = Record<PlannedDecision, number>;

/** What decides whether a letter can be remade. */
export type DraftFacts = { isDraft: boolean; isEdited: boolean; textVersion: number | null };

/** Whether a draft's text is outdated: it has the text it was made with. */
export function isTextOutdated({ isDraft, textVersion }: DraftFacts, current: number): boolean {
  return isDraft && (textVersion ?? 0) !== current;
}

/** Why a letter cannot be drafted again: it was sent, edited by hand, or is up to date. */
export function whyNotRemake(letter: DraftFacts, current: number): Reason | undefined {
  if (!isTextOutdated(letter, current)) return { code: "nothingChanged", params: {} };
  return letter.isEdited ? { code: "letterEdited", params: {} } : undefined;
}
