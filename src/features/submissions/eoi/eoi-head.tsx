import { TERMS_VERSION } from "#domain/submissions/options.ts";
import type { PlotState } from "#domain/site/plot.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { formatMoment, zoneOffset } from "#i18n/formatters.ts";
import { Stepper } from "#src/components/ui/stepper.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ForestHead } from "../forest-head.tsx";
import { EOI_STEPS, type EoiStep } from "./eoi-memory.ts";
import { useTimeLeft } from "./event-time.ts";

/** The state of the picture by step: the lot is built as the applicant goes on. */
const PLOTS: Record<EoiStep, PlotState> = {
  rules: "outline",
  agreement: "floor",
  form: "walls",
  success: "light",
};

type EoiHeadProps = {
  event: PublicEvent;
  step: EoiStep;
  furthest: number;
  onGoTo?: (step: EoiStep) => void;
};

/** The step's title on forest and the line of steps below; short once somebody is on the way. */
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
  const isFirst = step === "rules";
  return (
    <>
      <ForestHead plot={PLOTS[step]} className={isFirst ? "pt-8 pb-10 lg:pt-14 lg:pb-12" : "py-6"}>
        <div className="flex items-end justify-between gap-12">
          <div className={isFirst ? "" : "grid content-center lg:min-h-40"}>
            <p className="font-semibold text-annatto-light">{eoi.title()}</p>
            <h1
              tabIndex={-1}
              data-page-heading
              className={isFirst ? "display-2 mt-3 max-w-[18ch]" : "display-4 mt-1.5"}
            >
              {eoi[step].title()}
            </h1>
            {intro && <p className={`max-w-[68ch] text-mist ${isFirst ? "mt-4" : "mt-2"}`}>{intro}</p>}
            {step !== "success" && <Deadline event={event} isShort={!isFirst} />}
          </div>
        </div>
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
function Deadline({ event, isShort }: { event: PublicEvent; isShort: boolean }) {
  const { LL, locale } = useWords();
  const left = useTimeLeft(event.eoi, LL);
  const { closes } = event.eoi;
  return (
    <div
      className={
        isShort
          ? "mt-3 flex flex-wrap gap-x-6 text-sm"
          : "mt-8 flex flex-wrap gap-x-10 gap-y-3 border-t border-forest-line pt-4"
      }
    >
      <p>
        <span className={isShort ? "text-mist" : "block text-sm text-mist"}>{LL.eoi.deadline.title()}</span>{" "}
        <time dateTime={closes} className={isShort ? "font-semibold" : "display-5"}>
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
