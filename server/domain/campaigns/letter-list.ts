import { id } from "../fields.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";

export const LETTER_STATES = ["waiting", "sent", "kept", "failed", "skipped"] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** The recipients of a campaign, as they stood in the list that they were chosen from. */
export const letterList = listOf("letters", {
  columns: { written: "asc" },
  sort: "written",
  filters: { states: choice(LETTER_STATES), campaign: single(id()) },
});
