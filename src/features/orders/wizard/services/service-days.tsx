import { useState } from "react";
import { allDays, isLongerThan, knowsDays } from "#domain/catalogue/unit.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { LongStay } from "./long-stay.tsx";
import { ServiceFigure, type ServiceFigureProps } from "./service-figure.tsx";
import { fieldId, focusNext } from "./service-places.ts";

type ServiceDaysProps = Omit<ServiceFigureProps, "field"> & { unit: string };

/** The lines, with their days, whose long stay was answered: while the page lives nobody is asked again. */
const answered = new Set<string>();

/**
 * The days of a line. Of what is had once they stay 1 until somebody asks for more; all days of the event are one
 * press, and more than it has are asked about once.
 */
export function ServiceDays({ unit, ...props }: ServiceDaysProps) {
  const { LL } = useWords();
  const { conference } = useEvent();
  const { line, title, onWrite } = props;
  const { lineId, periodOfUse: days } = line;
  const [isShown, setIsShown] = useState(knowsDays(unit) || days !== 1);
  const [, setAnswered] = useState<string>();
  const words = LL.orders.line;
  const all = allDays(conference);
  const focusField = () => focusNext(fieldId(lineId, "periodOfUse"));

  function takeAll(): void {
    onWrite({ periodOfUse: all });
    focusField();
  }

  function keepLong(): void {
    const stay = `${lineId} ${days}`;
    answered.add(stay);
    setAnswered(stay);
    focusField();
  }

  if (!isShown) {
    return (
      <Button
        variant="link"
        size="sm"
        className="min-h-11 justify-self-start text-left sm:mt-6.5"
        aria-label={words.moreDaysOf({ title })}
        onClick={() => {
          setIsShown(true);
          focusField();
        }}
      >
        {words.moreDays()}
      </Button>
    );
  }
  const isInQuestion = isLongerThan(conference, days) && !answered.has(`${lineId} ${days}`);
  return (
    <div className="min-w-0">
      <ServiceFigure {...props} field="periodOfUse" />
      {days !== all && !isInQuestion && (
        <Button
          variant="link"
          size="sm"
          className="mt-1 min-h-8"
          aria-label={words.allDaysOf({ title, days: all })}
          onClick={takeAll}
        >
          {words.allDays({ days: all })}
        </Button>
      )}
      <div role="status">
        {isInQuestion && <LongStay days={days} eventDays={all} onKeep={keepLong} onShorten={takeAll} />}
      </div>
    </div>
  );
}
