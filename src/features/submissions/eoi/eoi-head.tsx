import { TERMS_VERSION } from "#domain/submissions/options.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { formatMoment, zoneOffset } from "#i18n/formatters.ts";
import { Stepper } from "#src/components/ui/stepper.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ForestHead } from "../forest-head.tsx";
import { EOI_STEPS, type EoiStep } from "./eoi-memory.ts";
import { useTimeLeft } from "./event-time.ts";

type EoiHeadProps = {
  event: PublicEvent;
  step: EoiStep;
  furthest: number;
  onGoTo?: (step: EoiStep) => void;
};

/** The step's title on forest with the deadline beside it, and the line of steps below. */
export function EoiHead({ event, step, furthest, onGoTo }: EoiHeadProps) {
  const { LL } = useWords();
  const { eoi } = LL;
  const intro = {
    rules: eoi.rules.intro({ zone: event.zone }),
    agreement: eoi.agreement.intro({ version: TERMS_VERSION }),
    form: eoi.form.intro(),
    success: "",
  }[step];
  const current = EOI_STEPS.indexOf(step);
  return (
    <>
      <ForestHead className="pt-8 pb-10 lg:pt-14 lg:pb-12">
        <p className="font-semibold text-annatto-light">{eoi.title()}</p>
        <h1 tabIndex={-1} data-page-heading className="display-2 mt-3 max-w-[18ch]">
          {eoi[step].title()}
        </h1>
        {intro && <p className="mt-4 max-w-[58ch] text-[1.0625rem] text-mist">{intro}</p>}
        {step !== "success" && <Deadline event={event} />}
      </ForestHead>
      <div className="page pt-8 pb-2">
        <Stepper
          steps={EOI_STEPS.map((id) => ({ id, label: eoi.steps[id]() }))}
          current={step === "success" ? EOI_STEPS.length : current}
          furthest={Math.max(furthest, current)}
          onGoTo={onGoTo && ((index) => onGoTo(EOI_STEPS[index] ?? "rules"))}
        />
      </div>
    </>
  );
}

/** When the window closes, in the event's zone by name, and what is left of it. */
function Deadline({ event }: { event: PublicEvent }) {
  const { LL, locale } = useWords();
  const left = useTimeLeft(event.eoi, LL);
  const { closes } = event.eoi;
  return (
    <div className="mt-8 flex flex-wrap gap-x-10 gap-y-3 border-t border-forest-line pt-4">
      <p>
        <span className="block text-sm text-mist">{LL.eoi.deadline.title()}</span>
        <time dateTime={closes} className="display-5">
          {LL.eoi.deadline.closes({
            date: formatMoment(locale, closes, event.eventZone),
            city: event.city,
            offset: zoneOffset(event.eventZone, closes),
          })}
        </time>
      </p>
      <p className="figures min-h-6 self-end text-mist">{left}</p>
    </div>
  );
}
