import * as v from "valibot";
import { requiredText, usd } from "../../fields.ts";
import { fieldIssues, message } from "../../messages.ts";
import { centsFromUsd } from "../../money.ts";
import type { OrderDraft } from "../draft/draft.ts";
import { fileReferences } from "../../files/file-reference.ts";
import type { ProposalAmounts } from "../draft/proposal.ts";
import { amountsAddUp, type SimpleAmounts } from "../lines/price.ts";
import { head, kind, submissionId } from "./kind.ts";

function amount() {
  return v.optional(v.nullable(usd(0, message("numberTooSmall"))), null);
}

const proposal = {
  description: v.optional(requiredText(10_000, "descriptionRequired"), ""),
  value: v.optional(usd(0.01, message("valuePositive")), 0),
  spaceAmount: amount(),
  structureAmount: amount(),
  extraAmount: amount(),
  attachments: fileReferences(),
};

/** Cents; an empty amount was not given. */
function amountsOf({ value, spaceAmount, structureAmount, extraAmount }: ProposalAmounts): SimpleAmounts {
  return {
    value: centsFromUsd(value ?? 0),
    space: centsFromUsd(spaceAmount ?? 0),
    structure: centsFromUsd(structureAmount ?? 0),
    extra: centsFromUsd(extraAmount ?? 0),
  };
}

/** The sum is checked once all its fields are numbers. */
const order = v.pipe(
  v.object({ ...head, ...proposal }),
  v.forward(
    v.partialCheck(
      [["value"], ["spaceAmount"], ["structureAmount"], ["extraAmount"]],
      (given) => amountsAddUp(amountsOf(given)),
      message("amountsSum"),
    ),
    ["spaceAmount"],
  ),
);

function payload({ submissionId: submission, proposal: given, notes }: OrderDraft) {
  return {
    submissionId: v.parse(submissionId, submission),
    ...given,
    value: given.value ?? 0,
    notes,
  };
}

/** A proposal (WIZ-21 to WIZ-23, WIZ-27 to WIZ-30): a description and a value, in dollars. */
export const simple = kind({
  type: "SIMPLE",
  standType: null,
  wizard: {
    steps: ["orderType", "descriptionAndServices", "confirmation"],
    screens: ["orderType", "descriptionAndServices", "confirmation"],
    sendsAt: 2,
  },

  whyNot: () => undefined,

  missing(screen, draft) {
    if (screen !== "descriptionAndServices") return [];
    const { issues = [] } = v.safeParse(order, payload(draft));
    return fieldIssues(issues);
  },

  lines: () => [],
  priceInput: ({ proposal: given }) => ({ simple: amountsOf(given) }),
  kept({ proposal: { description, value, spaceAmount, structureAmount, extraAmount } }) {
    const typed = { value, spaceAmount, structureAmount, extraAmount };
    return { briefing: null, description, extraServices: null, proposal: typed };
  },
  filesIn: { proposal: true },

  order,

  payload,

  content({ submissionId: submission, notes, description, value, attachments, ...amounts }) {
    const { spaceAmount, structureAmount, extraAmount } = amounts;
    const given = { description, value, spaceAmount, structureAmount, extraAmount, attachments };
    return { submissionId: submission, notes, proposal: given };
  },
});
