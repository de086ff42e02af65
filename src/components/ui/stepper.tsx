import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

type Step = { id: string; label: string };

type StepperProps = {
  steps: readonly Step[];
  /** Index of the step on screen; `steps.length` once everything is done. */
  current: number;
  /** The furthest step seen so far: up to it steps can be clicked. */
  furthest: number;
  /** Goes to a step; without it the line only shows the current step. */
  onGoTo?: (index: number) => void;
  className?: string;
};

/** The steps as one thin line. On a phone: the current step in words, the others as the line. */
export function Stepper({ steps, current, furthest, onGoTo, className }: StepperProps) {
  const { LL } = useWords();
  const shown = Math.min(current, steps.length - 1);
  return (
    <nav aria-label={LL.stepper.label()} className={className}>
      <p className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 sm:hidden">
        <span className="font-semibold">{steps[shown]?.label}</span>
        <span className="figures shrink-0 text-sm text-quiet">
          {LL.stepper.position({ step: shown + 1, total: steps.length })}
        </span>
      </p>
      <ol className="flex">
        {steps.map((step, index) => (
          <StepMark
            key={step.id}
            label={step.label}
            state={index < current ? "done" : index === current ? "current" : "pending"}
            onGoTo={onGoTo && index <= furthest && index !== current ? () => onGoTo(index) : undefined}
          />
        ))}
      </ol>
    </nav>
  );
}

const LINE = { done: "border-leaf", current: "border-ink", pending: "border-line-2" };
const NAME = { done: "text-leaf", current: "text-ink", pending: "text-quiet" };

type StepMarkProps = { label: string; state: "done" | "current" | "pending"; onGoTo?: () => void };

function StepMark({ label, state, onGoTo }: StepMarkProps) {
  const { LL } = useWords();
  const words = (
    <>
      <span className="sr-only sm:not-sr-only">{label}</span>
      <span className="sr-only">, {LL.stepper[state]()}</span>
    </>
  );
  const look = cn("block w-full pt-2.5 pr-4 text-left text-[0.9375rem] font-semibold leading-5", NAME[state]);
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className={cn("flex-1 border-t-3 transition-colors duration-200", LINE[state])}
    >
      {onGoTo ? (
        <button
          type="button"
          onClick={onGoTo}
          className={cn(look, "min-h-8 pb-2 hover:underline hover:underline-offset-4")}
        >
          {words}
        </button>
      ) : (
        <span className={look}>{words}</span>
      )}
    </li>
  );
}
