import { createFieldMap, useStore } from "@tanstack/react-form";
import { Suspense, useEffect, useState } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import { submissionInput } from "#domain/submissions/schema.ts";
import { sizeInM2 } from "#domain/submissions/size.ts";
import { standingOf, type FormSectionId } from "#domain/submissions/standing.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { withForm } from "#src/kit/form/form-hook.ts";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { currentWords, loadWords, useWords } from "#src/lib/words/words.tsx";
import { NO_ANSWERS } from "../answers/answers.ts";
import { FormSection } from "#src/kit/form/form-section.tsx";
import { LanguageQuestion } from "../answers/language-question.tsx";
import { OrganisationSection } from "../answers/organisation-section.tsx";
import { PracticesSection } from "../answers/practices-section.tsx";
import { sayMissing } from "../answers/say-missing.ts";
import { RepresentativeSection } from "../answers/representative-section.tsx";
import { ServicesSection } from "../answers/services-section.tsx";
import { StandSection } from "../answers/stand-section.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { EoiFoot } from "./eoi-foot.tsx";
import { FormIndex, placeOfSection } from "./form-index.tsx";
import { EOI_DRAFT, useEoiState, type Receipt } from "./eoi-memory.ts";
import { useDeviceCopy } from "./use-device-copy.ts";
import { useKeptAt } from "./use-kept-at.ts";
import { useOneTab } from "./one-tab.ts";
import { EOI_FIELDS, WrongAnswers } from "./wrong-answers.tsx";
import { isCaptchaRefused, sayProblem, sendInterest } from "./send-interest.ts";

type EoiFormProps = {
  event: PublicEvent;
  /** Something is typed. */
  onBegun: () => void;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
  /** Another version of the text stands in the tab now. */
  onTaken: () => void;
};

/** What is no answer, and never taken from an earlier visit: a solved captcha is good for one sending, soon. */
const PROOFS = { captchaToken: "", acceptedTermsVersion: TERMS_VERSION, keptToken: "" };
const ANSWERS = createFieldMap(NO_ANSWERS);

/** Fetched when somebody wants to go on later. */
const GoingOn = optionalPart(async () => {
  const [part] = await Promise.all([import("./going-on.tsx"), loadWords("applicant", "refusals")]);
  return part.GoingOn;
});

/** Fetched in a tab that does not have the form. */
const OtherTab = optionalPart(async () => {
  const [part] = await Promise.all([import("./other-tab.tsx"), loadWords("applicant")]);
  return part.OtherTab;
});

/** The form itself (EOI-09 to EOI-33), in one tab at a time; fetched on demand as one piece. */
export function EoiForm(props: EoiFormProps) {
  const [holding, take] = useOneTab();
  if (holding === "here") return <OpenForm {...props} />;
  if (holding === "asking") return null;
  return (
    <Suspense fallback={null}>
      <OtherTab isAway={holding === "away"} onTake={take} />
    </Suspense>
  );
}

function OpenForm({ event, onBegun, onBack, onSent, onTaken }: EoiFormProps) {
  const { LL } = useWords();
  const words = LL.eoi.form;
  const [ask, dialog] = useConfirm();
  const { kept } = useEoiState();
  const [isGoingOn, setIsGoingOn] = useState(false);
  const { form, record } = useRecordForm({
    schema: submissionInput,
    draft: EOI_DRAFT,
    draftOf: "visitor",
    values: () => ({ ...NO_ANSWERS, ...PROOFS }),
    refit: (typed) => ({ ...typed, ...PROOFS }),
    save: (input) => sendInterest({ ...input, keptToken: kept?.token ?? "" }),
    explain(error) {
      if (!isCaptchaRefused(error)) return sayProblem(currentWords().LL, error);
      return { field: "captchaToken", text: LL.answering.captcha.refused() };
    },
    spent: (error) => (isCaptchaRefused(error) ? { captchaToken: "" } : {}),
    onSaved({ reference, statusUrl, isMailed }, sent) {
      import("./device-copy.ts").then((part) => part.dropSentCopy()).catch(() => undefined);
      const { representativeEmail: email, institutionName, standType, pavillionFocus } = sent;
      const essentials = { institutionName, standType, pavillionFocus, size: sizeInM2(sent) };
      onSent({ reference, statusUrl, isMailed, email, at: new Date().toISOString(), essentials });
    },
  });
  const typed = useStore(form.store, ({ values }) => values);
  const isTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const { captchaToken: _, acceptedTermsVersion: __, keptToken: ___, ...answers } = typed;
  const standing = standingOf(typed);
  useDeviceCopy(answers, record.isChanged);
  useBeginning(record.isChanged, onBegun);
  const keptAt = useKeptAt(typed, record.isChanged);

  async function startOver(): Promise<void> {
    const isSure = await ask({
      title: words.startOverTitle(),
      description: words.startOverText(),
      confirmLabel: words.startOver(),
      tone: "danger",
    });
    if (!isSure) return;
    record.discard();
    import("./device-copy.ts").then((part) => part.dropDeviceCopy()).catch(() => undefined);
  }

  const foot = (
    <EoiFoot
      record={record}
      onBack={onBack}
      onStartOver={() => void startOver()}
      onLater={isGoingOn || kept ? undefined : () => setIsGoingOn(true)}
    />
  );
  return (
    <div className="grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-20">
      <FormIndex standing={standing} isTried={isTried} keptAt={keptAt} />
      <div className="min-w-0">
        <RecordForm
          record={record}
          of={EOI_FIELDS}
          sayMissing={sayMissing}
          className="[&>section:first-of-type]:border-t-0"
          saysKept={false}
          bar={foot}
        >
          {isTried && (
            <WrongAnswers standing={standing} refused={record.refused.keys()} country={answers.country} />
          )}
          <Questions form={form} zone={event.zone} />
        </RecordForm>
        {(isGoingOn || kept) && (
          <Suspense fallback={null}>
            <GoingOn answers={answers} onTaken={onTaken} />
          </Suspense>
        )}
      </div>
      {dialog}
    </div>
  );
}

function useBeginning(isBegun: boolean, onBegun: () => void): void {
  useEffect(() => {
    if (isBegun) onBegun();
  }, [isBegun, onBegun]);
}

/** The form's sections, with what the index leads to. */
const Questions = withForm({
  defaultValues: { ...NO_ANSWERS, ...PROOFS },
  props: { zone: "" },
  render: function Questions({ form, zone }) {
    const { LL } = useWords();
    const words = LL.eoi.form;
    const at = (id: FormSectionId) => ({ hint: LL.answering.hints[id](), place: placeOfSection(id) });
    return (
      <>
        <OrganisationSection form={form} fields={ANSWERS} {...at("organisation")} />
        <RepresentativeSection form={form} fields={ANSWERS} {...at("representative")} />
        <StandSection form={form} fields={ANSWERS} {...at("stand")} zone={zone} />
        <ServicesSection form={form} fields={ANSWERS} {...at("services")} />
        <PracticesSection form={form} fields={ANSWERS} {...at("practices")} />
        <FormSection title={words.send()} {...at("send")}>
          <LanguageQuestion form={form} fields={ANSWERS} />
          <form.AppField name="captchaToken">{() => <CaptchaField />}</form.AppField>
        </FormSection>
      </>
    );
  },
});
