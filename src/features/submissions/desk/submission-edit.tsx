import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import type { Difference } from "#domain/merge.ts";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { CancelOrSave } from "#src/kit/form/cancel-or-save.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import type { DifferenceWords } from "#src/kit/together/difference-words.ts";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionAt, updateSubmission, type Submission } from "../data.ts";
import { AnswerSections } from "../answers/answer-sections.tsx";
import { sayAnswer, sayField } from "#src/lib/words/answer-words.ts";
import { correctionsOf } from "./corrections.ts";

type SubmissionEditProps = { submission: Submission; onDone: () => void };

/** Staff correct the answers under the rules of the form (SUB-03). */
export function SubmissionEdit({ submission, onDone }: SubmissionEditProps) {
  const language = useWords();
  const { LL } = language;
  const words = LL.submissions.edit;
  const { id } = submission;
  const zone = useQuery(trpc.event.get.queryOptions()).data?.zone ?? LL.brand.zone();
  const { form, record } = useRecordForm({
    schema: submissionEditInput,
    at: submissionAt(id),
    record: submission,
    draft: correctionsOf(id),
    values: ({ id, version, answers }) => ({ id, version, answers }),
    save: (corrected, { version }) => sendChange(updateSubmission, { ...corrected, version }),
    told: (before, after) => ({
      name: (difference) => nameAnswer(language, difference),
      also: sayMove(language, before, after),
    }),
    done: words.saved,
    onClose: onDone,
  });

  return (
    <>
      <PageTitle
        size="desk"
        note={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Reference value={submission.reference} />
            <OthersHere at={`submission:${id}`} />
          </span>
        }
      >
        {words.title()}
      </PageTitle>
      <RecordForm record={record} className="" bar={<CancelOrSave record={record} save={words.save()} />}>
        <AnswerSections
          form={form}
          fields="answers"
          zone={zone}
          languageTitle={LL.submissions.detail.sections.consent()}
        />
      </RecordForm>
    </>
  );
}

type Language = ReturnType<typeof useWords>;

/** Names an answer that is not on the screen, such as a question for some applicants only. */
function nameAnswer(language: Language, { path: [root, key = ""] }: Difference): DifferenceWords | undefined {
  if (root !== "answers") return undefined;
  return { label: sayField(language, key), say: (answer) => sayAnswer(language, key, answer) };
}

/** The sentence that the other person changed the status as well. */
function sayMove({ LL }: Language, before: Submission, after: Submission): string[] {
  const status = LL.statuses.submission[after.status]();
  return before.status === after.status ? [] : [LL.submissions.edit.staleOther({ status })];
}
