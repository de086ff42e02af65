import { useState } from "react";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { MoveDialog } from "#src/kit/record/move-dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { GoOn, useOnwards } from "./go-on.tsx";
import type { SubmissionListAddress } from "./list-at.ts";
import { effectsOf, submissionMoving, type AskedMove } from "./submission-moving.ts";
import { useMoveRow } from "./use-move-row.tsx";

type StatusDialogProps = {
  submission: Submission;
  asked: AskedMove;
  /** The list that somebody came from, which goes on after a decision; none for who is still in it. */
  list?: SubmissionListAddress | undefined;
  onClose: () => void;
};

/** Asks for what a move needs, says where it leads and which mail it prepares, and makes it; what follows a decision is ticked first of all. */
export function StatusDialog({ submission, asked, list, onClose }: StatusDialogProps) {
  const { ask: words, decision } = useWords().LL.submissions;
  const onwards = useOnwards(submission.id, list);
  const canRegister = asked === "approve" && submission.accounts.length === 0;
  const [register, setRegister] = useState(false);
  const [sendLetter, setSendLetter] = useState(false);
  const row = useMoveRow(submission, asked, canRegister && register);
  const { settles, writesMail } = effectsOf(asked);
  const below = writesMail && !sendLetter && <p className="text-quiet">{words.draft()}</p>;
  const beside = settles && <GoOn onwards={onwards} />;
  const moving = submissionMoving({
    register: canRegister && register ? words.registered : undefined,
    letter: writesMail && sendLetter ? decision.queued : undefined,
  });
  const onMoved = settles && onwards.go;
  return (
    <MoveDialog {...{ moving, row, asked, beside, below, onMoved, onClose }} record={submission}>
      {asked === "approve" && submission.isApprovedByEvaluation === false && (
        <p className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">{words.noEvaluation()}</p>
      )}
      {writesMail && (
        <div>
          <MailsKeptLine withPassword={canRegister && register} className="mb-3" />
          <CheckboxLine
            checked={sendLetter}
            onCheckedChange={(isChecked) => setSendLetter(isChecked === true)}
            label={words.sendLetter()}
            hint={words.sendLetterHint()}
          />
          {canRegister && (
            <CheckboxLine
              checked={register}
              onCheckedChange={(isChecked) => setRegister(isChecked === true)}
              label={words.register()}
              hint={words.registerHint({ email: submission.answers.representativeEmail })}
            />
          )}
        </div>
      )}
    </MoveDialog>
  );
}
