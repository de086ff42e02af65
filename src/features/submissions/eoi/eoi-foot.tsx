import { Button } from "#src/components/ui/button.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import type { FormRecord } from "#src/kit/form/use-form-record.ts";
import { useWords } from "#src/lib/words/words.tsx";

type EoiFootProps = {
  record: FormRecord;
  /** Whether a link stores the form; a part of its own then shows the state. */
  isKeptByLink: boolean;
  onBack: () => void;
  onStartOver: () => void;
  /** Offers to finish the form later; absent once that was chosen. */
  onLater: (() => void) | undefined;
};

/** Under the form: why it could not be sent, how it stands, and the ways on and back. */
export function EoiFoot({ record, isKeptByLink, onBack, onStartOver, onLater }: EoiFootProps) {
  const { LL } = useWords();
  const words = LL.eoi.form;
  const { failure, wrongFields } = record;
  const saved = isKeptByLink ? "" : words.saved();
  return (
    <div className="border-t border-line-2 pt-8">
      {failure !== undefined && (
        <p role="alert" className="mb-6 border-l-3 border-error bg-error-wash px-5 py-4">
          <strong className="font-semibold">{failure}</strong>{" "}
          {failure === LL.eoi.errors.unexpected() ? LL.eoi.errors.offline() : LL.eoi.errors.kept()}
        </p>
      )}
      <p role="status" className={wrongFields > 0 ? "text-sm error-text" : "text-sm text-leaf"}>
        {wrongFields > 0 ? words.errors({ count: wrongFields }) : saved}
      </p>
      <div className="mt-3 flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
        <div className="-ml-3 flex flex-wrap gap-x-2">
          <Button variant="quiet" size="lg" onClick={onBack}>
            {LL.actions.back()}
          </Button>
          <Button variant="quiet" size="lg" onClick={onStartOver}>
            {words.startOver()}
          </Button>
          {onLater && (
            <Button variant="quiet" size="lg" onClick={onLater}>
              {words.later()}
            </Button>
          )}
        </div>
        <SubmitButton record={record} size="lg" pendingLabel={words.submitting()}>
          {words.submit()}
        </SubmitButton>
      </div>
    </div>
  );
}
