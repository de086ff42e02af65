import { useMemo, useRef, useState, type SubmitEvent } from "react";
import * as v from "valibot";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { reasonOf } from "#domain/refusal.ts";
import { SubmissionEditSchema } from "#domain/submissions/schema.ts";
import { bottomBar } from "#src/components/bottom-bar.ts";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstError } from "../answers/form-answers.ts";
import { FormSection } from "../answers/form-section.tsx";
import { LanguageField } from "../answers/language-field.tsx";
import { OrganisationSection } from "../answers/organisation-section.tsx";
import { PracticesSection } from "../answers/practices-section.tsx";
import { RepresentativeSection } from "../answers/representative-section.tsx";
import { ServicesSection } from "../answers/services-section.tsx";
import { StandSection } from "../answers/stand-section.tsx";
import { useAnswersForm } from "../answers/use-answers-form.ts";
import { useUpdate, type Submission } from "../data.ts";
import { baseOf, correctionsOf, type Corrections } from "./corrections.ts";
import { EditConflict } from "./edit-conflict.tsx";

/**
 * Staff correct the answers under the rules of the form (SUB-03); a stale save shows what the other person did. What
 * is not saved stays in the tab, with the version that it started from.
 */
export function SubmissionEdit({ submission, onDone }: { submission: Submission; onDone: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.edit;
  const element = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const update = useUpdate();
  const zone = trpc.event.get.useQuery().data?.zone ?? LL.brand.zone();
  const start: Corrections = { base: baseOf(submission), answers: submission.answers };
  const kept = useTabDraft(correctionsOf(submission.id), start);
  const [{ base, answers }, setCorrections] = useState(kept.opened);
  const [theirs, setTheirs] = useState<Submission>();
  const parsed = useMemo(
    () => v.safeParse(SubmissionEditSchema, { id: base.id, version: base.version, answers }),
    [answers, base],
  );
  const { form, ...trial } = useAnswersForm({
    answers,
    onChange: (next) => correct({ base, answers: next }),
    issues: parsed.success ? [] : ofAnswers(fieldIssues(parsed.issues)),
  });

  function correct(corrections: Corrections): void {
    setCorrections(corrections);
    kept.keep(corrections);
  }

  function discard(): void {
    kept.drop();
    setCorrections(start);
    setTheirs(undefined);
    update.reset();
  }

  function save(version: number): void {
    if (!parsed.success) {
      setTimeout(() => element.current && focusFirstError(element.current));
      return;
    }
    // Also when the page was left meanwhile: what was saved must not come back.
    update.mutateAsync({ ...parsed.output, version }).then(finish, (error: unknown) => {
      if (reasonOf(error)?.code === "stale") void showTheirs();
    });
  }

  function finish(): void {
    kept.drop();
    showSuccess(words.saved());
    onDone();
  }

  async function showTheirs(): Promise<void> {
    setTheirs(await utils.client.submissions.get.query({ id: base.id }));
  }

  function cancel(): void {
    kept.drop();
    onDone();
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
      {kept.wasKept && <KeptNote className="mb-8" onDiscard={discard} />}
      {theirs && (
        <EditConflict
          base={base}
          theirs={theirs}
          isSaving={update.isPending}
          onKeepMine={() => {
            correct({ base: baseOf(theirs), answers });
            setTheirs(undefined);
            save(theirs.version);
          }}
          onTakeTheirs={() => {
            kept.drop();
            setCorrections({ base: baseOf(theirs), answers: theirs.answers });
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
      <div
        ref={bottomBar}
        className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 border-t border-line-2 bg-paper py-4"
      >
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
        <Button variant="secondary" onClick={cancel}>
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
