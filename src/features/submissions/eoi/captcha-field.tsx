import { useId } from "react";
import { Checkbox } from "#src/components/ui/checkbox.tsx";
import { SpinnerRing } from "#src/components/ui/spinner.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useCaptcha } from "./use-captcha.ts";

/**
 * One box to tick; the work happens on the reader's own device and says how it goes. Trying to send without it
 * is announced (EOI-32).
 */
export function CaptchaField() {
  const { LL } = useWords();
  const { value, change, around } = useField<string>({ label: LL.answering.captcha.label() }, () => "");
  const captcha = useCaptcha(change);
  const ownId = useId();
  const id = around.id ?? ownId;
  // One that was used up, or thrown away with the form, is none.
  const step = captcha.step === "solved" && value === "" ? "idle" : captcha.step;
  const message = step === "failed" ? LL.answering.captcha.failed() : around.error;
  const note = LL.answering.captcha[step === "failed" ? "idle" : step]();
  const isBusy = step === "working";
  return (
    <div role="group" aria-label={LL.answering.captcha.title()} className="sm:col-span-2">
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
            {LL.answering.captcha.label()}
            <span aria-hidden="true" className="ml-1 text-quiet">
              *
            </span>
          </label>
          <p id={`${id}-note`} role="status" className="text-sm text-quiet">
            {note}
          </p>
        </div>
      </div>
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm leading-5 error-text">
          {message}
        </p>
      )}
    </div>
  );
}
