import { createFieldMap, useStore } from "@tanstack/react-form";
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { isSame } from "#domain/same.ts";
import { submissionInput } from "#domain/submissions/schema.ts";
import { sizeInM2 } from "#domain/submissions/size.ts";
import { standingOf, type FormSectionId } from "#domain/submissions/standing.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import type { DraftPlace } from "#src/kit/form/form-options.ts";
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
import type { Receipt } from "./eoi-memory.ts";
import { changeHere, endHere, readHere, type FormHere, type KeptLink } from "./form-here.ts";
import { answersIn, EMPTY_FORM, keepForm } from "./form-keeper.ts";
import { useKeptAt } from "./use-kept-at.ts";
import { EOI_FIELDS, WrongAnswers } from "./wrong-answers.tsx";
import { isCaptchaRefused, sayProblem, sendInterest } from "./send-interest.ts";

type EoiFormProps = {
  event: PublicEvent;
  /** Called when the applicant begins to type. */
  onBegun: () => void;
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
  /** Another version of the text stands on the device now. */
  onTaken: () => void;
  /** Another tab sent or erased the form. */
  onEnded: () => void;
};

const ANSWERS = createFieldMap(NO_ANSWERS);

/** Fetched when somebody wants to go on later. */
const GoingOn = optionalPart(async () => {
  const [part] = await Promise.all([import("./going-on.tsx"), loadWords("applicant", "refusals")]);
  return part.GoingOn;
});

/** The form itself (EOI-09 to EOI-33), as the device has it; fetched on demand as one piece. */
export function EoiForm(props: EoiFormProps) {
  const [read, setRead] = useState<{ here: FormHere | undefined }>();
  useEffect(() => void readHere().then((here) => setRead({ here })), []);
  return read ? <OpenForm {...props} here={read.here} /> : null;
}

type OpenFormProps = EoiFormProps & { here: FormHere | undefined };

function OpenForm({ here, event, onBegun, onBack, onSent, onTaken, onEnded }: OpenFormProps) {
  const { LL } = useWords();
  const words = LL.eoi.form;
  const [ask, dialog] = useConfirm();
  const [keeper] = useState(() => keepForm(here));
  const [link, changeLink] = useState(here?.link ?? null);
  /** Another tab saved by the link, or got a link. */
  const [linkTurn, setLinkTurn] = useState(0);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const { form, record } = useInterestForm(keeper, link, onSent);
  const typed = useStore(form.store, ({ values }) => values);
  const isTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const answers = useMemo(() => answersIn(typed), [typed]);
  const standing = standingOf(typed);
  useBeginning(record.isChanged, onBegun);
  const keptAt = useKeptAt(typed, record.isChanged);

  function setLink(next: KeptLink | null): void {
    changeLink(next);
    void changeHere({ link: next });
  }

  useTurnedTo(async () => {
    const heard = await keeper.hear();
    if (heard === "ended") return onEnded();
    if (!heard) return undefined;
    // A part of the values, name by name.
    for (const [name, value] of Object.entries(heard.news)) form.setFieldValue(name as never, value as never);
    if (isSame(heard.link, link)) return undefined;
    changeLink(heard.link);
    return setLinkTurn(linkTurn + 1);
  });

  async function startOver(): Promise<void> {
    const isSure = await ask({
      title: words.startOverTitle(),
      description: words.startOverText(),
      confirmLabel: words.startOver(),
      tone: "danger",
    });
    if (isSure) record.discard();
  }

  const foot = (
    <EoiFoot
      record={record}
      isKeptByLink={link !== null}
      onBack={onBack}
      onStartOver={() => void startOver()}
      onLater={isGoingOn || link ? undefined : () => setIsGoingOn(true)}
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
        {(isGoingOn || link) && (
          <Suspense fallback={null}>
            <GoingOn key={linkTurn} link={link} answers={answers} onLink={setLink} onTaken={onTaken} />
          </Suspense>
        )}
      </div>
      {dialog}
    </div>
  );
}

/** Sends the form, and ends what the device stored of it. */
function useInterestForm(draft: DraftPlace, link: KeptLink | null, onSent: EoiFormProps["onSent"]) {
  const { LL } = useWords();
  return useRecordForm({
    schema: submissionInput,
    draft,
    values: () => EMPTY_FORM,
    save: (input) => sendInterest({ ...input, keptToken: link?.token ?? "" }),
    explain(error) {
      if (!isCaptchaRefused(error)) return sayProblem(currentWords().LL, error);
      return { field: "captchaToken", text: LL.answering.captcha.refused() };
    },
    spent: (error) => (isCaptchaRefused(error) ? { captchaToken: "" } : {}),
    onSaved({ reference, statusUrl, isMailed }, sent) {
      void endHere();
      const { representativeEmail: email, institutionName, standType, pavillionFocus } = sent;
      const essentials = { institutionName, standType, pavillionFocus, size: sizeInM2(sent) };
      onSent({ reference, statusUrl, isMailed, email, at: new Date().toISOString(), essentials });
    },
  });
}

/** Calls `hear` when the reader returns to this tab. */
function useTurnedTo(hear: () => Promise<void>): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void hear();
  });
  useEffect(() => {
    const turned = () => look();
    window.addEventListener("focus", turned);
    document.addEventListener("visibilitychange", turned);
    return () => {
      window.removeEventListener("focus", turned);
      document.removeEventListener("visibilitychange", turned);
    };
  }, []);
}

function useBeginning(isBegun: boolean, onBegun: () => void): void {
  useEffect(() => {
    if (isBegun) onBegun();
  }, [isBegun, onBegun]);
}

/** The form's sections, with what the index leads to. */
const Questions = withForm({
  defaultValues: EMPTY_FORM,
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
