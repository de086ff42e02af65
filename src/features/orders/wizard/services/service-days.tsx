import type { UnitPeriod } from "#domain/catalogue/unit.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceFigure } from "./service-figure.tsx";
import { ROW_LINK } from "./row-link.ts";
import type { LineProps } from "./use-written-line.ts";

type ServiceDaysProps = LineProps & {
  unitPeriod: UnitPeriod;
  /** The number of days of the event. */
  all: number;
  /** Set while a long stay has to be confirmed; the answers stand below. */
  isInQuestion: boolean;
  onAll: () => void;
};

/** The days of a line, and all of the event's in one press. What is had once has none, but for those to be taken back. */
export function ServiceDays({ unitPeriod, all, isInQuestion, onAll, ...props }: ServiceDaysProps) {
  const { LL } = useWords();
  const { line, title } = props;
  const { periodOfUse: days } = line;
  const words = LL.orders.line;
  if (unitPeriod === "once" && days === 1) return <BelowFigures />;
  return (
    <>
      <ServiceFigure {...props} field="periodOfUse" />
      <BelowFigures />
      {unitPeriod === "perDay" && days !== all && !isInQuestion && (
        <button
          type="button"
          className={ROW_LINK}
          aria-label={words.allDaysOf({ title, days: all })}
          onClick={onAll}
        >
          {words.allDays({ days: all })}
        </button>
      )}
    </>
  );
}

/** On a narrow list the rest begins a new line. */
function BelowFigures() {
  return <span className="basis-full @2xl:hidden" />;
}
