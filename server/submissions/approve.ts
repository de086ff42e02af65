import * as v from "valibot";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import {
  prepareRegistration,
  type Registered,
  registerRepresentative,
} from "../partners/register-representative.ts";
import { change } from "../call/verb.ts";
import { makeMove, type Moved, moveInput } from "./move.ts";

/**
 * Approves a submission, and if asked registers its partner in the same go (REG-01): either both are done or none. The
 * credentials leave at once, the decision waits as a draft.
 */
export const approveSubmission = change("submissions.approve", {
  may: ["submissions.move"],
  input: v.strictObject({ ...moveInput.entries, register: v.optional(v.boolean(), false) }),
  sample: ({ openSubmission }) => ({ id: openSubmission, version: 1 }),
  async prepare(ctx, { id, register }) {
    if (!register) return undefined;
    const reason = whyNotCall(ctx.actor, ["partners.register"]);
    if (reason) throw new Refusal(reason);
    return prepareRegistration(ctx, id);
  },
  async run(tx, ctx, input, temporary): Promise<Moved & { partner: Registered | null }> {
    const moved = await makeMove(tx, ctx, "approve", input);
    const partner = input.register ? await registerRepresentative(tx, ctx, input.id, temporary) : null;
    return { ...moved, partner };
  },
});
