import { DECISIONS, MAX_COMMENT } from "#domain/evaluations/schema.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { FilesField } from "#src/kit/files/files-field.tsx";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The field for the decision that the evaluator recommends. */
export function DecisionField({ hint }: { hint?: string }) {
  const { LL } = useWords();
  const { card, decision } = LL.evaluations;
  const options = DECISIONS.map((value) => ({ value, label: decision[value]() }));
  return <ChoiceField label={card.decision()} hint={hint} layout="row" options={options} />;
}

export function CommentField() {
  const { LL } = useWords();
  const label = LL.evaluations.card.comment();
  return <LongField label={label} aside={LL.field.optional()} rows={3} max={MAX_COMMENT} />;
}

/** Files that go with the marks, folded away while there are none. */
export function CardFiles({ isOpen }: { isOpen: boolean }) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  return (
    <details open={isOpen}>
      <summary className="link w-fit cursor-pointer">{words.addFiles()}</summary>
      <div className="mt-3">
        <FilesField
          label={words.attachments()}
          aside={LL.field.optional()}
          purpose="attachment"
          fileHint={words.fileHint()}
          failed={words.fileFailed()}
        />
      </div>
    </details>
  );
}
