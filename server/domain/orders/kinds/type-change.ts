import { isSame } from "../../same.ts";
import { emptyDraft, type OrderDraft } from "../draft/draft.ts";
import { orderKindOf } from "./kinds.ts";
import { DEFAULT_STAND_TYPE, type OfferedOrderType } from "../type.ts";

/** Parts of a draft that only some kinds of order have. */
const PART_NAMES = ["selectedStandardStandId", "briefing", "lines", "extraServices", "proposal"] as const;
export type DraftPart = (typeof PART_NAMES)[number];

const PARTS_OF: Record<OfferedOrderType, readonly DraftPart[]> = {
  STANDARD: ["selectedStandardStandId", "lines", "extraServices"],
  CUSTOM: ["briefing", "lines", "extraServices"],
  CUSTOM_SERVICES: ["lines", "extraServices"],
  SIMPLE: ["proposal"],
};

/** Filled-in parts that a type has no place for; confirmed before they are removed. */
export function lostBy(draft: OrderDraft, type: OfferedOrderType): DraftPart[] {
  const empty = emptyDraft(draft.submissionId);
  return PART_NAMES.filter((part) => !PARTS_OF[type].includes(part) && !isSame(draft[part], empty[part]));
}

/** Clears the data of other types; possible on step 0 only. */
export function changeType(draft: OrderDraft, type: OfferedOrderType): Partial<OrderDraft> {
  const empty = emptyDraft(draft.submissionId);
  const cleared = Object.fromEntries(lostBy(draft, type).map((part) => [part, empty[part]]));
  return { ...cleared, orderType: type, standType: orderKindOf(type).standType ?? DEFAULT_STAND_TYPE };
}
