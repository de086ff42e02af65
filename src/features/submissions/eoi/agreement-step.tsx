import type { PublicEvent } from "#domain/settings/schema.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { MailSentence } from "#src/components/mail-sentence.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { RulesPart } from "./rules-step.tsx";

type AgreementStepProps = {
  event: PublicEvent;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  onBack: () => void;
  onNext: () => void;
};

const PARTS = ["collect", "purpose", "access", "retention", "rights"] as const;

/** EOI-06, EOI-07: the terms, and no way on before the box is ticked. */
export function AgreementStep({ event, isAgreed, onAgree, onBack, onNext }: AgreementStepProps) {
  const { LL, locale } = useWords();
  const { agreement } = LL.eoi;
  const email = locale === "pt" ? event.support.pt : event.support.other;
  return (
    <>
      {PARTS.map((part) => (
        <RulesPart key={part} title={agreement[`${part}Title`]()}>
          <p>
            {part === "rights" ? (
              <MailSentence text={agreement.rights({ email })} email={email} />
            ) : (
              agreement[part]()
            )}
          </p>
        </RulesPart>
      ))}
      <div className="border-t border-line-2 pt-8">
        <label className="flex items-start gap-3 py-1.5 text-lg leading-6">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => onAgree(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 rounded-sm"
          />
          {agreement.checkbox()}
        </label>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <button type="button" onClick={onBack} className={buttonLink("quiet")}>
            {LL.actions.back()}
          </button>
          <div className="flex flex-wrap items-center gap-4">
            {!isAgreed && (
              <p id="eoi-agreement-first" className="text-sm text-quiet">
                {agreement.tickFirst()}
              </p>
            )}
            <button
              type="button"
              disabled={!isAgreed}
              aria-describedby={isAgreed ? undefined : "eoi-agreement-first"}
              onClick={onNext}
              className={buttonLink()}
            >
              {agreement.next()}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
