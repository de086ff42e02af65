import { FORCE } from "#domain/move-form.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import { submissionForceTargets, type SubmissionStatus } from "#domain/submissions/status.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import type { Moving } from "#src/kit/record/moving.ts";
import { sendChange } from "#src/lib/call/change.ts";
import {
  approveSubmission,
  forceSubmission,
  moveSubmission,
  submissionAt,
  type ApproveInput,
  type Submission,
} from "../data.ts";

/** A move of the team, or a forced status. */
export type AskedMove = StaffVerb | typeof FORCE;

/** What a move does beside changing the status. */
type Effects = {
  /** The move settles the submission, after which the next submission is shown. */
  settles?: true;
  /** The move prepares a mail that contains the note. */
  writesMail?: true;
  isGrave?: true;
};

const EFFECTS: Partial<Record<AskedMove, Effects>> = {
  approve: { settles: true, writesMail: true },
  reject: { settles: true, writesMail: true, isGrave: true },
  markDuplicate: { settles: true },
  hide: { settles: true },
  revokeApproval: { writesMail: true, isGrave: true },
  FORCE: { isGrave: true },
};

export function effectsOf(asked: AskedMove): Effects {
  return EFFECTS[asked] ?? {};
}

type Approved = Awaited<ReturnType<typeof sendApproval>>;
type Registered = NonNullable<Approved["partner"]>;
/** What is said once a partner was registered with the approval. */
type RegisteredWords = Record<Registered["way"], (partner: { name: string; email: string }) => string>;

type Along = {
  /** Takes its partner in with the approval. */
  register: RegisteredWords | undefined;
  /** Sends the letter of the decision at once, which is then said. */
  letter: (() => string) | undefined;
};

/** How the team moves a submission, and what it does in the same go. */
export function submissionMoving({
  register,
  letter,
}: Along): Moving<Submission, StaffVerb, SubmissionStatus> {
  return {
    at: ({ id }) => submissionAt(id),
    draft: ({ id }, asked) => `submission-move:${id}:${asked}`,
    ways: ({ moves, canForce, status }) => ({
      moves,
      forceTo: canForce ? submissionForceTargets(status) : [],
    }),
    names: (LL) => ({ move: LL.submissions.moves, status: LL.statuses.submission }),
    async send({ id, version }, { verb, to }, { note, originalId }) {
      const input = { id, version, note };
      const original = originalId && { originalId };
      if (verb === FORCE)
        return sendChange(forceSubmission, {
          ...input,
          status: to,
          ...(to === "DUPLICATE" && { originalId }),
        });
      const sent = { ...input, ...(letter && { sendLetter: true }) };
      if (register) {
        const { partner } = await sendApproval(sent);
        if (partner) showSuccess(register[partner.way](partner));
      } else await sendChange(moveSubmission, { ...sent, verb, ...original });
      if (letter) showSuccess(letter());
    },
  };
}

function sendApproval(input: Omit<ApproveInput, "register">) {
  return sendChange(approveSubmission, { ...input, register: true });
}
