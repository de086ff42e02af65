import * as v from "valibot";
import { PLAN_STATES, whyNotPlan } from "#domain/decisions/plan.ts";
import { id, optionalText } from "#domain/fields.ts";
import { message } from "#domain/messages.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { loadSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";
import { planOf, readDecisionPlan, writePlan } from "../submissions/plans.ts";

const planInput = v.strictObject({
  submissionId: id(),
  plan: v.picklist(PLAN_STATES, message("choice")),
  /** The note for the applicant, at the end of the letter. */
  note: optionalText(2000),
  /** What was planned on the page that it was chosen on. */
  seen: v.strictObject({ plan: v.picklist(PLAN_STATES, message("choice")), note: optionalText(2000) }),
});

/**
 * Means to approve or to decline one submission, or clears that. Nothing of it is decided or told: the submission stays
 * as it is, in its own history too. Refused once it is decided, when nothing differs, and over what somebody else
 * planned since that page was read.
 */
export const planDecision = change("decisions.plan", {
  may: ["decisions.plan"],
  input: planInput,
  sample: ({ openSubmission }) => ({
    submissionId: openSubmission,
    plan: "APPROVED",
    seen: { plan: "none" },
  }),
  async run(tx, ctx, { submissionId, plan, note, seen }): Promise<{ id: string }> {
    const { status } = await loadSubmission(tx, ctx, submissionId);
    const before = await readDecisionPlan(tx, submissionId);
    const is = (other: typeof seen) => planOf(before) === other.plan && (before?.note ?? "") === other.note;
    if (is({ plan, note })) throw refuse("nothingChanged");
    const reason = plan === "none" ? undefined : whyNotPlan(status);
    if (reason) throw new Refusal(reason);
    if (!is(seen)) throw refuse("stale", { record: "plan", current: 0 });
    const planned = plan === "none" ? undefined : { decision: plan, note };
    await writePlan(tx, ctx, submissionId, planOf(before), planned);
    return { id: submissionId };
  },
});
