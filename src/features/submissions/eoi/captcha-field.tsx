import { Checkbox } from "#src/components/ui/checkbox.tsx";
import { SpinnerRing } from "#src/components/ui/spinner.tsx";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";
import { fieldId } from "../answers/form-answers.ts";
import type { Captcha } from "./use-captcha.ts";

type CaptchaFieldProps = {
  captcha: Captcha;
  /** "Please complete the CAPTCHA verification" (EOI-32), once somebody tried to send. */
  error?: string;
};

/** One box to tick; the work happens on the reader's own device and says how it goes. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { LL } = useWords();
  const { step } = captcha;
  const id = fieldId("captchaToken");
  const problem = { failed: LL.eoi.captcha.failed(), refused: LL.eoi.captcha.refused() };
  const message =
    step === "failed" || step === "refused" ? problem[step] : step === "solved" ? undefined : error;
  const note = step === "failed" || step === "refused" ? LL.eoi.captcha.idle() : LL.eoi.captcha[step]();
  const isBusy = step === "working";
  return (
    <div role="group" aria-label={LL.eoi.captcha.title()} className="sm:col-span-2">
      <div className="flex max-w-120 items-start gap-3.5 rounded-lg border border-line-2 bg-card p-4.5">
        <span className="relative grid shrink-0">
          <Checkbox
            id={id}
            className={cn("mt-0.5", isBusy && "opacity-0")}
            aria-required
            aria-busy={isBusy}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${message ? `${id}-error ` : ""}${id}-note`}
            checked={step === "solved"}
            onCheckedChange={() => !isBusy && step !== "solved" && captcha.start()}
          />
          {isBusy && (
            <SpinnerRing className="pointer-events-none absolute inset-x-0 top-0.5 size-5 text-leaf" />
          )}
        </span>
        <div className="leading-6">
          <label htmlFor={id} className="font-medium">
            {LL.eoi.captcha.label()}
            <span aria-hidden="true" className="ml-1 text-annatto-ink">
              *
            </span>
          </label>
          <p id={`${id}-note`} role="status" className="text-sm text-quiet">
            {note}
          </p>
        </div>
      </div>
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm leading-5 text-annatto-ink">
          {message}
        </p>
      )}
    </div>
  );
}
