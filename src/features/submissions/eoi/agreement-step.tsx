import type { PublicEvent } from "#domain/settings/schema.ts";
import { MailSentence } from "#src/components/mail-sentence.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { useWords } from "#src/lib/words.tsx";
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
        <CheckboxLine
          id="eoi-agreement"
          label={agreement.checkbox()}
          checked={isAgreed}
          onCheckedChange={(checked) => onAgree(checked === true)}
          className="text-lg"
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <Button variant="quiet" size="lg" onClick={onBack}>
            {LL.actions.back()}
          </Button>
          <div className="flex flex-wrap items-center gap-4">
            {!isAgreed && (
              <p id="eoi-agreement-first" className="text-sm text-quiet">
                {agreement.tickFirst()}
              </p>
            )}
            <Button
              size="lg"
              disabled={!isAgreed}
              aria-describedby={isAgreed ? undefined : "eoi-agreement-first"}
              onClick={onNext}
            >
              {agreement.next()}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
