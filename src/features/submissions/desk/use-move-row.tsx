import { FORCE } from "#domain/move-form.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import type { MoveRow } from "#src/kit/record/moving.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { DraftedLetter } from "./drafted-letter.tsx";
import { OriginalField } from "./original-field.tsx";
import { SignedMail } from "./signed-mail.tsx";
import { effectsOf, type AskedMove } from "./submission-moving.ts";

/** Words and fields of the dialog for a move of a submission. */
export function useMoveRow(
  { id, answers }: Submission,
  asked: AskedMove,
  /** Whether the move also registers the representative. */
  register: boolean,
): MoveRow<Submission, StaffVerb, SubmissionStatus> {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const status = LL.statuses.submission;
  const name = asked === FORCE ? LL.submissions.moves.force() : LL.submissions.moves[asked]();
  const { writesMail, isGrave } = effectsOf(asked);
  const note = writesMail
    ? { label: words.noteLabel[answers.contactLanguage](), hint: words.noteMail() }
    : { hint: words.noteHint() };

  function describe(known: Submission): string {
    const move = known.moves.find(({ verb }) => verb === asked);
    if (!move) return asked === FORCE ? LL.moving.forceHint() : "";
    return words.leads({ from: status[known.status](), to: status[move.to]() });
  }

  return {
    title: asked === FORCE ? name : words.title({ move: name }),
    description: describe,
    submit: name,
    tone: isGrave ? "danger" : "normal",
    note: () => note,
    renderLetter: ({ verb }, known, { note: typed }) => {
      if (verb === "signContract" || verb === "undoSignature") return <SignedMail id={id} verb={verb} />;
      if (verb === "approve" || verb === "reject" || verb === "revokeApproval")
        return <DraftedLetter id={known.id} verb={verb} note={typed} register={register} />;
      return null;
    },
    original: <OriginalField exceptId={id} />,
  };
}
