import { useStore } from "@tanstack/react-form";
import type { KeyboardEvent, ReactNode } from "react";
import { weightingAsked } from "#domain/evaluations/criteria.ts";
import { judgementsOf, marksFrom, NO_MARKS, openCriteria, type Marks } from "#domain/evaluations/marks.ts";
import { scorecard } from "#domain/evaluations/schema.ts";
import { averageOf } from "#domain/evaluations/score.ts";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cardAt, saveEvaluation, type Card } from "../data.ts";
import { CardFiles, CommentField, DecisionField } from "./answer-fields.tsx";
import { ScoreField } from "./score-field.tsx";

type ScorecardProps = {
  card: Card;
  /** Called after saving, with whether the evaluation counts. */
  onSaved: (isGiven: boolean) => void;
  submit: string;
  /** Content before the marks, and after them. */
  above: ReactNode;
  below: ReactNode;
  /** Other actions, beside the button. */
  children?: ReactNode;
};

/**
 * One's own marks of a submission: the criteria in use, a recommendation, a comment, files. Ctrl+Enter saves. In a frame
 * of a height of its own they scroll, and the foot that saves them stays whole.
 */
export function Scorecard({ card, onSaved, submit, above, below, children }: ScorecardProps) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const [askWhileOpen, dialog] = useAskWhileOpen(card);
  const submissionId = card.submission.id;
  const weighting = weightingAsked(card.criteria);
  const { form, record } = useRecordForm({
    schema: scorecard,
    at: cardAt(submissionId),
    record: card,
    // What was begun may be whole by now, and what was given still hold of a corrected submission.
    maySendUnchanged: ({ own, changedSince }) => own !== null && (!own.isGiven || changedSince !== null),
    draft: `evaluation:${submissionId}`,
    values: valuesOf,
    confirm: (answers) => askWhileOpen(marksFrom(answers)),
    save: ({ decision, comment, attachments, ...answers }, { own }) =>
      sendChange(saveEvaluation, {
        submissionId,
        ...(own && { version: own.version }),
        ...marksFrom(answers),
        decision,
        comment,
        attachments,
      }),
    done: ({ answer }) => (answer.isGiven ? words.saved() : words.begun()),
    onSaved: ({ isGiven }) => onSaved(isGiven),
  });
  const average = useStore(form.store, ({ values }) => averageOf(marksFrom(values), weighting));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    record.submit();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-col">
      <div className="-mx-4 min-h-0 overflow-y-auto px-4 pb-4">
        {above}
        <RecordForm record={record} className="@container grid gap-2.5">
          {card.criteria.map((asks) => (
            <form.AppField key={asks.criterion} name={asks.criterion}>
              {() => <ScoreField asks={asks} />}
            </form.AppField>
          ))}
          {/* The help for the marks' keys stands beside them: at the end the foot would cut it off. */}
          <p className="text-[0.8125rem] text-quiet coarse:hidden">{words.keys()}</p>
          <div data-after-criteria className="mt-2">
            <form.AppField name="decision">
              {() => <DecisionField hint={words.decisionHint()} />}
            </form.AppField>
          </div>
          <form.AppField name="comment">{() => <CommentField />}</form.AppField>
          <form.AppField name="attachments">
            {() => <CardFiles isOpen={(card.own?.attachments.length ?? 0) > 0} />}
          </form.AppField>
        </RecordForm>
        {below}
      </div>
      <div
        ref={bottomBar}
        data-foot
        className="sticky bottom-0 z-1 -mx-1 flex flex-wrap items-center gap-2.5 border-t border-line-2 bg-paper px-1 py-3"
      >
        <SubmitButton record={record}>{submit}</SubmitButton>
        {children}
        <p role="status" className="figures ml-auto text-quiet">
          {average !== undefined && words.average({ average })}
        </p>
      </div>
      {dialog}
    </div>
  );
}

function valuesOf({ own }: Card) {
  return {
    ...judgementsOf(own ?? { ...NO_MARKS, cannotJudge: [] }),
    decision: own?.decision ?? "PENDING",
    comment: own?.comment ?? "",
    attachments: (own?.attachments ?? []).map(({ id, name, type, url }) => ({ id, name, type, url })),
  };
}

/** Confirms that unfinished marks are stored as begun; a submitted evaluation stays submitted. */
function useAskWhileOpen({ criteria, own }: Card) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const [ask, dialog] = useConfirm();
  const asked = criteria.map(({ criterion }) => criterion);

  async function askWhileOpen(marks: Marks): Promise<boolean> {
    const open = openCriteria(marks, asked).length;
    if (open === 0 || own?.isGiven) return true;
    return ask({
      title: words.incompleteTitle(),
      description: words.incompleteText({ count: open }),
      confirmLabel: words.keepBegun(),
      cancelLabel: words.goOn(),
    });
  }

  return [askWhileOpen, dialog] as const;
}
