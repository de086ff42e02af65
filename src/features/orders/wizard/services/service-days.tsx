import { useState } from "react";
import { knowsDays } from "#domain/catalogue/unit.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceFigure } from "./service-figure.tsx";
import { ROW_LINK } from "./row-link.ts";
import { fieldId, focusNext } from "./service-places.ts";
import type { LineProps } from "./use-written-line.ts";

type ServiceDaysProps = LineProps & {
  unit: string;
  /** Those of the event. */
  all: number;
  /** While a long stay is asked about, its answers stand below. */
  isInQuestion: boolean;
  onAll: () => void;
};

/** The days of a line, and all of the event's in one press. Of what is had once they stay 1 until more are asked for. */
export function ServiceDays({ unit, all, isInQuestion, onAll, ...props }: ServiceDaysProps) {
  const { LL } = useWords();
  const { line, title } = props;
  const { lineId, periodOfUse: days } = line;
  const [isShown, setIsShown] = useState(knowsDays(unit));
  if (!isShown && days !== 1) setIsShown(true);
  const words = LL.orders.line;

  if (!isShown) {
    return (
      <>
        <button
          type="button"
          className={ROW_LINK}
          aria-label={words.moreDaysOf({ title })}
          onClick={() => {
            setIsShown(true);
            focusNext(fieldId(lineId, "periodOfUse"));
          }}
        >
          {words.moreDays()}
        </button>
        <BelowFigures />
      </>
    );
  }
  return (
    <>
      <ServiceFigure {...props} field="periodOfUse" />
      <BelowFigures />
      {days !== all && !isInQuestion && (
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

/** On a narrow list the rest of the line begins a new one. */
function BelowFigures() {
  return <span className="basis-full @2xl:hidden" />;
}
