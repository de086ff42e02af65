import { useMutation, useQuery } from "@tanstack/react-query";
import { submissionEditInput } from "#domain/submissions/schema.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormBar } from "#src/kit/form/form-bar.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import type { ChangeLine } from "#src/kit/form/stale-answer.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { LanguageQuestion } from "../answers/language-question.tsx";
import { OrganisationSection } from "../answers/organisation-section.tsx";
import { PracticesSection } from "../answers/practices-section.tsx";
import { RepresentativeSection } from "../answers/representative-section.tsx";
import { ServicesSection } from "../answers/services-section.tsx";
import { StandSection } from "../answers/stand-section.tsx";
import { readSubmission, updateSubmission, type Submission } from "../data.ts";
import { sayAnswer, sayField } from "./answer-words.ts";
import { correctionsOf, toCorrect, type Corrected } from "./corrections.ts";

type SubmissionEditProps = { submission: Submission; onDone: () => void };

/** Staff correct the answers under the rules of the form (SUB-03). */
export function SubmissionEdit({ submission, onDone }: SubmissionEditProps) {
  const { LL } = useWords();
  const words = LL.submissions.edit;
  const { id } = submission;
  const { mutateAsync: update } = useMutation(updateSubmission);
  const tellDifference = useTellDifference();
  const zone = useQuery(trpc.event.get.queryOptions()).data?.zone ?? LL.brand.zone();
  const { form, record } = useRecordForm({
    schema: submissionEditInput,
    record: toCorrect(submission),
    draft: correctionsOf(id),
    values: ({ id, version, answers }) => ({ id, version, answers }),
    save: (corrected, { version }) => update({ ...corrected, version }),
    newest: async () => toCorrect(await readSubmission(id)),
    told: (before, after) => ({
      who: after.changedBy || LL.history.system(),
      tell: () => tellDifference(before, after),
    }),
    onSaved() {
      showSuccess(words.saved());
      onDone();
    },
  });

  function cancel(): void {
    record.forget();
    onDone();
  }

  const bar = (
    <FormBar record={record}>
      <Button variant="secondary" onClick={cancel}>
        {LL.actions.cancel()}
      </Button>
      <SubmitButton record={record} pendingLabel={words.saving()}>
        {words.save()}
      </SubmitButton>
    </FormBar>
  );
  return (
    <>
      <PageTitle size="desk" note={<span className="figures">{submission.reference}</span>}>
        {words.title()}
      </PageTitle>
      <RecordForm record={record} className="" bar={bar}>
        <OrganisationSection form={form} fields="answers" />
        <RepresentativeSection form={form} fields="answers" />
        <StandSection form={form} fields="answers" zone={zone} />
        <ServicesSection form={form} fields="answers" />
        <PracticesSection form={form} fields="answers" />
        <FormSection title={LL.submissions.detail.sections.consent()}>
          <LanguageQuestion form={form} fields="answers" />
        </FormSection>
      </RecordForm>
    </>
  );
}

/** What somebody else changed, also in answers that are not on this screen: each that differs, and the status. */
function useTellDifference(): (before: Corrected, after: Corrected) => ChangeLine[] {
  const words = useWords();
  const { LL } = words;
  return (before, after) => {
    const keys = Object.keys(after.answers) as (keyof Corrected["answers"])[];
    const changed = keys.filter(
      (key) => JSON.stringify(before.answers[key]) !== JSON.stringify(after.answers[key]),
    );
    const status = LL.statuses.submission[after.status]();
    return [
      ...(before.status === after.status ? [] : [LL.submissions.edit.staleOther({ status })]),
      ...changed.map((key) => ({
        field: sayField(words, key),
        from: sayAnswer(words, key, before.answers[key]),
        to: sayAnswer(words, key, after.answers[key]),
      })),
    ];
  };
}
