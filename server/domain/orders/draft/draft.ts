import * as v from "valibot";
import { cleanText, id, list, version } from "../../fields.ts";
import { message } from "../../messages.ts";
import { briefingDraft } from "./briefing.ts";
import { extraServices } from "../lines/extra-services.ts";
import { fileReferences } from "../../files/file-reference.ts";
import { itemId } from "../../catalogue/item-fields.ts";
import { MAX_LINES, withOwnNames } from "../lines/line.ts";
import { AMOUNT_LENGTH } from "./proposal.ts";
import { seenGoods } from "./seen-goods.ts";
import { DEFAULT_ORDER_TYPE, DEFAULT_STAND_TYPE, OFFERED_ORDER_TYPES, STAND_TYPES } from "../type.ts";

/** Protective: most drafts per author and submission. */
export const MAX_DRAFTS = 20;

/** A text as typed; only its length is checked. */
function typed() {
  return v.optional(
    v.pipe(v.string(), v.transform(cleanText), v.maxLength(20_000, message("textTooLong"))),
    "",
  );
}

/** Empty, 0 or too large is accepted. */
function typedNumber() {
  return v.optional(v.nullable(v.number()), null);
}

/** As typed where it is no number, so that it is there after a reload, and refused as what it is. */
function typedAmount() {
  const text = v.pipe(v.string(), v.transform(cleanText), v.maxLength(AMOUNT_LENGTH, message("textTooLong")));
  return v.optional(v.nullable(v.union([v.number(), text])), null);
}

/** A line of a draft; without a name it has its item's. */
const draftLine = v.pipe(
  v.object({
    lineId: v.optional(id()),
    itemId: itemId(),
    quantity: typedNumber(),
    periodOfUse: typedNumber(),
    notes: typed(),
  }),
  v.transform((line) => ({ ...line, lineId: line.lineId ?? line.itemId })),
);

const proposalDraft = v.object({
  description: typed(),
  value: typedAmount(),
  spaceAmount: typedAmount(),
  structureAmount: typedAmount(),
  extraAmount: typedAmount(),
  attachments: fileReferences(),
});

/**
 * The wizard's content while an order is written (ORD-03): nothing is required and only sizes are limited, so a
 * half-filled form can always be saved. Dollars as typed.
 */
export const orderDraft = v.object({
  submissionId: v.optional(v.union([v.literal(""), id()]), ""),
  orderType: v.optional(v.picklist(OFFERED_ORDER_TYPES, message("orderTypeRequired")), DEFAULT_ORDER_TYPE),
  standType: v.optional(v.picklist(STAND_TYPES, message("choice")), DEFAULT_STAND_TYPE),
  selectedStandardStandId: v.optional(v.nullable(id()), null),
  lines: v.pipe(
    v.optional(list(draftLine, MAX_LINES), () => []),
    v.transform(withOwnNames),
  ),
  extraServices: v.optional(extraServices, {}),
  briefing: v.optional(briefingDraft, {}),
  proposal: v.optional(proposalDraft, {}),
  notes: typed(),
  /** The stand order that these services are added to. */
  linkedTo: v.optional(v.nullable(id()), null),
  /** Prices and words as last seen: changes are listed when the draft is resumed. */
  seen: v.fallback(v.optional(v.nullable(seenGoods), null), null),
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)), 0),
});
export type OrderDraft = v.InferOutput<typeof orderDraft>;

/** A draft to save: without `id` a new draft; `version` detects the older of two tabs. */
export const saveDraftInput = v.object({
  id: v.optional(id()),
  version: v.optional(version()),
  draft: orderDraft,
});

/** WIZ-06, WIZ-07 */
export function emptyDraft(submission: string): OrderDraft {
  return v.parse(orderDraft, { submissionId: submission });
}

/** As it was stored, by the server or on the device; what the server would refuse, such as too long a text, stays as typed. */
export function openDraft(stored: Partial<OrderDraft>, submissionId: string): OrderDraft {
  const draft = { ...emptyDraft(submissionId), ...stored, submissionId };
  const parsed = v.safeParse(orderDraft, draft);
  return parsed.success ? parsed.output : draft;
}
