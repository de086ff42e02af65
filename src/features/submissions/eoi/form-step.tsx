import { useMemo, useRef, type SubmitEvent } from "react";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import { SubmissionSchema } from "#domain/submissions/schema.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstError, NO_ANSWERS, type FormAnswers } from "../answers/form-answers.ts";
import { FormSection } from "../answers/form-section.tsx";
import { LanguageField } from "../answers/language-field.tsx";
import { OrganisationSection } from "../answers/organisation-section.tsx";
import { PracticesSection } from "../answers/practices-section.tsx";
import { RepresentativeSection } from "../answers/representative-section.tsx";
import { ServicesSection } from "../answers/services-section.tsx";
import { StandSection } from "../answers/stand-section.tsx";
import { useAnswersForm } from "../answers/use-answers-form.ts";
import { CaptchaField } from "./captcha-field.tsx";
import type { Receipt } from "./eoi-memory.ts";
import { useCaptcha } from "./use-captcha.ts";
import { useSending } from "./use-sending.ts";

type FormStepProps = {
  event: PublicEvent;
  answers: FormAnswers;
  onChange: (answers: FormAnswers) => void;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
};

/** The form itself (EOI-09 to EOI-33): every rule beside its field, the first broken one gets the cursor. */
export function FormStep({ event, answers, onChange, onBack, onSent }: FormStepProps) {
  const { LL } = useWords();
  const words = LL.eoi.form;
  const element = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const [ask, dialog] = useConfirm();
  const parsed = useMemo(
    () =>
      v.safeParse(SubmissionSchema, {
        ...answers,
        captchaToken: captcha.token,
        acceptedTermsVersion: TERMS_VERSION,
      }),
    [answers, captcha.token],
  );
  const { form, ...trial } = useAnswersForm({
    answers,
    onChange,
    issues: parsed.success ? [] : fieldIssues(parsed.issues),
  });
  const sending = useSending({
    onSent: ({ reference, statusUrl }) =>
      onSent({ reference, statusUrl, email: answers.representativeEmail.trim() }),
    onCaptchaRefused() {
      captcha.refuse();
      showFirstError();
    },
    onIssues(issues) {
      trial.refuse(issues);
      showFirstError();
    },
  });

  /** After the render that puts the notes beside their fields. */
  function showFirstError(): void {
    setTimeout(() => element.current && focusFirstError(element.current));
  }

  function onSubmit(submitted: SubmitEvent): void {
    submitted.preventDefault();
    trial.tryToSend();
    if (parsed.success) sending.send(parsed.output);
    else showFirstError();
  }

  async function startOver(): Promise<void> {
    const isSure = await ask({
      title: words.startOverTitle(),
      description: words.startOverText(),
      confirmLabel: words.startOver(),
      tone: "danger",
    });
    if (!isSure) return;
    onChange(NO_ANSWERS);
    trial.startOver();
  }

  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="*:first:border-t-0">
      <OrganisationSection form={form} hint={words.organisationHint()} />
      <RepresentativeSection form={form} hint={words.representativeHint()} />
      <StandSection form={form} hint={words.standHint()} zone={event.zone} />
      <ServicesSection form={form} hint={words.servicesHint()} />
      <PracticesSection form={form} hint={words.practicesHint()} />
      <FormSection title={words.send()} hint={words.sendHint()}>
        <LanguageField form={form} />
        <CaptchaField captcha={captcha} error={form.errorOf("captchaToken")} />
      </FormSection>
      <div className="border-t border-line-2 pt-8">
        {sending.problem && (
          <p role="alert" className="mb-6 border-l-3 border-annatto bg-annatto-wash px-5 py-4">
            <strong className="font-semibold">{sending.problem}</strong> {LL.eoi.errors.kept()}
          </p>
        )}
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="lg" onClick={onBack}>
              {LL.actions.back()}
            </Button>
            <Button variant="quiet" size="lg" onClick={() => void startOver()}>
              {words.startOver()}
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <p
              role="status"
              className={trial.errorCount > 0 ? "text-sm text-annatto-ink" : "text-sm text-leaf"}
            >
              {trial.errorCount > 0 ? words.errors({ count: trial.errorCount }) : words.saved()}
            </p>
            <Button type="submit" size="lg" pending={sending.isSending} pendingLabel={words.submitting()}>
              {words.submit()}
            </Button>
          </div>
        </div>
      </div>
      {dialog}
    </form>
  );
}
