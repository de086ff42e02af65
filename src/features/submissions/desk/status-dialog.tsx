import { useState } from "react";
import { FORCE, type Ways } from "#domain/move-form.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import { submissionForceTargets, type SubmissionStatus } from "#domain/submissions/status.ts";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { MoveDialog } from "#src/kit/record/move-dialog.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import {
  approveSubmission,
  type ApproveInput,
  forceSubmission,
  moveSubmission,
  submissionAt,
  type Submission,
} from "../data.ts";
import { GoOn, useOnwards } from "./go-on.tsx";
import type { SubmissionListAddress } from "./list-at.ts";
import { OriginalField } from "./original-field.tsx";

type StatusDialogProps = {
  submission: Submission;
  /** The move whose button was pressed, or FORCE. */
  asked: StaffVerb | typeof FORCE;
  /** The list that somebody came from, which goes on after a decision. */
  list: SubmissionListAddress;
  onClose: () => void;
};

/** What settles a submission, after which the next one is looked at. */
const DECIDES: readonly StaffVerb[] = ["approve", "reject", "markDuplicate", "hide"];

/** Asks for what a move needs, says where it leads and which mail it prepares, and makes it. */
export function StatusDialog({ submission, asked, list, onClose }: StatusDialogProps) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const status = LL.statuses.submission;
  const onwards = useOnwards(submission.id, list);
  const isForced = asked === FORCE;
  const goesOn = !isForced && DECIDES.includes(asked);
  const name = isForced ? LL.submissions.moves.force() : LL.submissions.moves[asked]();
  const email = submission.answers.representativeEmail;
  const canRegister = asked === "approve" && submission.accounts.length === 0;
  const [register, setRegister] = useState(false);
  const writesMail = asked === "approve" || asked === "reject" || asked === "revokeApproval";

  function describe(known: Submission): string {
    const move = known.moves.find(({ verb }) => verb === asked);
    if (!move) return isForced ? LL.moving.forceHint() : "";
    return words.leads({ from: status[known.status](), to: status[move.to]() });
  }

  async function approve(input: Omit<ApproveInput, "register">): Promise<void> {
    const { partner } = await sendChange(approveSubmission, { ...input, register });
    if (partner) showSuccess(words.registered[partner.way]({ name: partner.name, email: partner.email }));
  }

  return (
    <MoveDialog
      record={submission}
      ways={waysOf}
      names={{ move: LL.submissions.moves, status }}
      asked={asked}
      draft={`submission-move:${submission.id}:${asked}`}
      title={isForced ? name : words.title({ move: name })}
      description={describe}
      submit={name}
      tone={isForced || asked === "reject" || asked === "revokeApproval" ? "danger" : "normal"}
      noteLabel={writesMail ? words.noteLabel[submission.answers.contactLanguage]() : undefined}
      noteHint={() => (writesMail ? words.noteMail() : words.noteHint())}
      original={<OriginalField exceptId={submission.id} />}
      below={
        <>
          {canRegister && (
            <CheckboxLine
              checked={register}
              onCheckedChange={(checked) => setRegister(checked === true)}
              label={words.register()}
              hint={words.registerHint({ email })}
            />
          )}
          {writesMail && <p className="text-quiet">{words.draft()}</p>}
          {goesOn && <GoOn onwards={onwards} />}
        </>
      }
      save={({ verb, to }, { note, originalId }, { id, version }) =>
        verb === FORCE
          ? sendChange(forceSubmission, {
              id,
              version,
              status: to,
              note,
              ...(to === "DUPLICATE" && { originalId }),
            })
          : canRegister && register
            ? approve({ id, version, note })
            : sendChange(moveSubmission, { verb, id, version, note, ...(originalId && { originalId }) })
      }
      at={submissionAt(submission.id)}
      {...(goesOn && { onMoved: onwards.go })}
      onClose={onClose}
    >
      {asked === "approve" && submission.isApprovedByEvaluation === false && (
        <p className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">{words.noEvaluation()}</p>
      )}
    </MoveDialog>
  );
}

function waysOf({ moves, canForce, status }: Submission): Ways<StaffVerb, SubmissionStatus> {
  return { moves, forceTo: canForce ? submissionForceTargets(status) : [] };
}
