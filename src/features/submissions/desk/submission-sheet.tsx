import { FactGroups } from "#src/kit/record/fact-groups.tsx";
import { sayField } from "#src/lib/words/answer-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { sheetGroups } from "./sheet-groups.tsx";

type SheetProps = { submission: Submission };

/** Every answer of the form (SUB-02): what they want to show as prose, the facts in groups that fold. */
export function SubmissionSheet({ submission }: SheetProps) {
  return (
    <>
      <SubmissionDescription submission={submission} />
      <SubmissionFacts submission={submission} />
    </>
  );
}

/** What they want to show, which is read before all else. */
export function SubmissionDescription({ submission }: SheetProps) {
  const words = useWords();
  return (
    <section aria-label={sayField(words, "description")} className="mb-8 max-w-[62ch]">
      <p className="text-[1.25rem] leading-8 wrap-anywhere whitespace-pre-line">
        {submission.answers.description}
      </p>
    </section>
  );
}

export function SubmissionFacts({ submission }: SheetProps) {
  const words = useWords();
  const { notGiven } = words.LL.submissions.detail;
  return <FactGroups groups={sheetGroups(words, submission)} notGiven={(names) => notGiven({ names })} />;
}
