import { useMemo, useRef, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { reasonOf } from "#domain/refusal.ts";
import { SubmissionEditSchema } from "#domain/submissions/schema.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstError, type FormAnswers } from "../answers/form-answers.ts";
import { FormSection } from "../answers/form-section.tsx";
import { LanguageField } from "../answers/language-field.tsx";
import { OrganisationSection } from "../answers/organisation-section.tsx";
import { PracticesSection } from "../answers/practices-section.tsx";
import { RepresentativeSection } from "../answers/representative-section.tsx";
import { ServicesSection } from "../answers/services-section.tsx";
import { StandSection } from "../answers/stand-section.tsx";
import { useAnswersForm } from "../answers/use-answers-form.ts";
import { useUpdate, type Submission } from "../data.ts";
import { EditConflict } from "./edit-conflict.tsx";

/** Staff correct the answers under the rules of the form (SUB-03); a stale save shows what the other person did. */
export function SubmissionEdit({ submission, onDone }: { submission: Submission; onDone: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.edit;
  const element = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const update = useUpdate();
  const zone = trpc.event.get.useQuery().data?.zone ?? LL.brand.zone();
  /** What the corrections started from; moves on when a conflict is settled. */
  const [base, setBase] = useState(submission);
  const [theirs, setTheirs] = useState<Submission>();
  const [answers, setAnswers] = useState<FormAnswers>(submission.answers);
  const parsed = useMemo(
    () => v.safeParse(SubmissionEditSchema, { id: base.id, version: base.version, answers }),
    [answers, base],
  );
  const { form, ...trial } = useAnswersForm({
    answers,
    onChange: setAnswers,
    issues: parsed.success ? [] : ofAnswers(fieldIssues(parsed.issues)),
  });

  function save(version: number): void {
    if (!parsed.success) {
      setTimeout(() => element.current && focusFirstError(element.current));
      return;
    }
    update.mutate(
      { ...parsed.output, version },
      {
        onSuccess() {
          showSuccess(words.saved());
          onDone();
        },
        onError(error) {
          if (reasonOf(error)?.code === "stale") void showTheirs();
        },
      },
    );
  }

  async function showTheirs(): Promise<void> {
    setTheirs(await utils.client.submissions.get.query({ id: base.id }));
  }

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    trial.tryToSend();
    save(base.version);
  }

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <PageTitle size="desk" note={<span className="figures">{submission.reference}</span>}>
        {words.title()}
      </PageTitle>
      {theirs && (
        <EditConflict
          base={base}
          theirs={theirs}
          isSaving={update.isPending}
          onKeepMine={() => {
            setBase(theirs);
            setTheirs(undefined);
            save(theirs.version);
          }}
          onTakeTheirs={() => {
            setBase(theirs);
            setAnswers(theirs.answers);
            setTheirs(undefined);
            update.reset();
          }}
        />
      )}
      <OrganisationSection form={form} />
      <RepresentativeSection form={form} />
      <StandSection form={form} zone={zone} />
      <ServicesSection form={form} />
      <PracticesSection form={form} />
      <FormSection title={LL.submissions.detail.sections.consent()}>
        <LanguageField form={form} />
      </FormSection>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line-2 bg-paper py-4">
        {update.isError && !theirs && (
          <p role="alert" className="mr-auto text-annatto-ink">
            {say(LL, update.error)}
          </p>
        )}
        {trial.errorCount > 0 && (
          <p role="status" className="mr-auto text-annatto-ink">
            {LL.eoi.form.errors({ count: trial.errorCount })}
          </p>
        )}
        <Button variant="secondary" onClick={onDone}>
          {LL.actions.cancel()}
        </Button>
        <Button type="submit" pending={update.isPending} pendingLabel={words.saving()}>
          {words.save()}
        </Button>
      </div>
    </form>
  );
}

/** "answers.country" -> "country": the fields know their own names only. */
function ofAnswers(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map((issue) => ({ ...issue, path: issue.path.replace(/^answers\./, "") }));
}
