import * as v from "valibot";
import { id } from "../../fields.ts";
import type { FieldIssue } from "../../messages.ts";
import { requiredGroups } from "../lines/extra-services.ts";
import {
  brokenServices,
  contentWithGroups,
  head,
  kind,
  payloadOfLines,
  serviceLines,
  services,
} from "./kind.ts";

const NOTHING_CHOSEN: FieldIssue[] = [{ path: "lines", key: "orderEmpty" }];

/** Goods and services without a stand, at least one (WIZ-19, WIZ-26). */
export const customServices = kind({
  type: "CUSTOM_SERVICES",
  standType: null,
  wizard: {
    steps: ["orderType", "descriptionAndServices", "confirmation"],
    screens: ["orderType", "descriptionAndServices", "confirmation", "finalize"],
    sendsAt: 2,
  },

  whyNot: () => undefined,

  missing(screen, draft, goods) {
    if (screen !== "descriptionAndServices") return [];
    const isEmpty = draft.lines.length === 0 && requiredGroups(draft.extraServices).length === 0;
    return isEmpty ? NOTHING_CHOSEN : brokenServices(draft, goods);
  },

  lines: serviceLines,
  priceInput: () => ({}),
  kept: ({ extraServices }) => ({ briefing: null, description: "", extraServices, proposal: null }),
  filesIn: {},

  /** `linkedTo`: the stand order they are added to. */
  order: v.object({ ...head, ...services, linkedTo: v.optional(id()) }),

  payload: payloadOfLines,

  content: contentWithGroups,
});
