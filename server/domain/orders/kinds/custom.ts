import * as v from "valibot";
import { type FieldIssue, fieldIssues, message } from "../../messages.ts";
import { briefing, briefingDraft } from "../draft/briefing.ts";
import type { Goods } from "../draft/goods.ts";
import { structurePrice } from "../draft/sent-content.ts";
import { DEFAULT_STAND_TYPE, STAND_TYPES } from "../type.ts";
import {
  brokenServices,
  contentWithGroups,
  head,
  kind,
  payloadOfLines,
  serviceLines,
  services,
  spaceTaken,
} from "./kind.ts";

const NOT_PRICED: FieldIssue[] = [{ path: "orderType", key: "spaceWithoutPrice" }];

/** Whether space has a price, without which no custom stand can be ordered. */
function hasSpacePrice({ customSpacePerM2 }: Goods): boolean {
  return customSpacePerM2 !== null;
}

/** A stand built to a briefing (WIZ-16 to WIZ-18, WIZ-56). */
export const custom = kind({
  type: "CUSTOM",
  standType: "CUSTOM",
  wizard: {
    steps: ["orderType", "briefing", "additionalServices", "confirmData"],
    screens: ["orderType", "briefing", "additionalServices", "confirmData", "review", "finalize"],
    sendsAt: 4,
  },

  whyNot: (_draft, goods) => (hasSpacePrice(goods) ? undefined : { code: "spaceWithoutPrice", params: {} }),

  missing(screen, draft, goods) {
    if (screen === "orderType") return hasSpacePrice(goods) ? spaceTaken(goods) : NOT_PRICED;
    if (screen === "additionalServices") return brokenServices(draft, goods);
    if (screen !== "briefing") return [];
    const { issues = [] } = v.safeParse(briefing, draft.briefing);
    return fieldIssues(issues).map((issue) => ({ ...issue, path: `briefing.${issue.path}` }));
  },

  lines: serviceLines,
  priceInput: (draft, { customSpacePerM2, sent }) => ({
    customSpacePerM2,
    structure: structurePrice(draft, sent),
  }),
  kept: ({ briefing: brief, extraServices }) => ({
    briefing: v.parse(briefing, brief),
    description: "",
    extraServices,
    proposal: null,
  }),
  filesIn: { briefing: true },

  order: v.object({
    ...head,
    ...services,
    ...briefing.entries,
    standType: v.optional(v.picklist(STAND_TYPES, message("choice")), DEFAULT_STAND_TYPE),
  }),

  /** Exactly eight keys; the lines are those of catalogue and extra services (WIZ-57). */
  payload(draft, lines) {
    const { visualReference, visualIdentity, finalConsiderations, structuralElements } = draft.briefing;
    const sections = { visualReference, visualIdentity, finalConsiderations, structuralElements };
    return { ...sections, standType: draft.standType, ...payloadOfLines(draft, lines) };
  },

  content({ standType, ...order }) {
    return { ...contentWithGroups(order), standType, briefing: v.parse(briefingDraft, order) };
  },
});
