import { FactGroups } from "#src/kit/record/fact-groups.tsx";
import { sayField } from "#src/lib/words/answer-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { sheetGroups } from "./sheet-groups.tsx";

/** Every answer of the form (SUB-02): what they want to show as prose, the facts in groups that fold. */
export function SubmissionSheet({ submission }: { submission: Submission }) {
  const words = useWords();
  const { notGiven } = words.LL.submissions.detail;
  return (
    <>
      <section aria-label={sayField(words, "description")} className="mb-8 max-w-[68ch]">
        <p className="text-[1.125rem] leading-7.5 wrap-anywhere whitespace-pre-line">
          {submission.answers.description}
        </p>
      </section>
      <FactGroups groups={sheetGroups(words, submission)} notGiven={(names) => notGiven({ names })} />
    </>
  );
}
