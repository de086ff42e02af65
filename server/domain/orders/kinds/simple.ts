import * as v from "valibot";
import { requiredText, usd } from "../../fields.ts";
import { fieldIssues, message } from "../../messages.ts";
import type { OrderDraft } from "../draft/draft.ts";
import { fileReferences } from "../../files/file-reference.ts";
import { type ProposalAmounts, type TypedAmounts, typedCents } from "../draft/proposal.ts";
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

/** Cents; an empty amount was not given, and what is no number is none yet. */
function amountsOf({ value, spaceAmount, structureAmount, extraAmount }: TypedAmounts): SimpleAmounts {
  return {
    value: typedCents(value),
    space: typedCents(spaceAmount),
    structure: typedCents(structureAmount),
    extra: typedCents(extraAmount),
  };
}

/** What is no number yet is handed on as it was typed: the schema refuses it, and says why. */
function amountsGiven({ value, spaceAmount, structureAmount, extraAmount }: TypedAmounts): ProposalAmounts {
  return { value, spaceAmount, structureAmount, extraAmount } as ProposalAmounts;
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
  const amounts = amountsGiven(given);
  return {
    submissionId: v.parse(submissionId, submission),
    ...given,
    ...amounts,
    value: amounts.value ?? 0,
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
  kept: ({ proposal }) => ({
    briefing: null,
    description: proposal.description,
    extraServices: null,
    proposal: amountsGiven(proposal),
  }),
  filesIn: { proposal: true },

  order,

  payload,

  content({ submissionId: submission, notes, description, value, attachments, ...amounts }) {
    const { spaceAmount, structureAmount, extraAmount } = amounts;
    const given = { description, value, spaceAmount, structureAmount, extraAmount, attachments };
    return { submissionId: submission, notes, proposal: given };
  },
});
