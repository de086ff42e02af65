import { StepField } from "#src/kit/form/fields/step-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { nameOfFigure, type LineFigure } from "./service-places.ts";
import type { LineProps } from "./use-written-line.ts";

type ServiceFigureProps = LineProps & { field: LineFigure };

/** Quantity or days (WIZ-44, WIZ-45), read in the reader's notation. */
export function ServiceFigure({ field, line, title, onWrite }: ServiceFigureProps) {
  const { LL } = useWords();
  const words = LL.orders.line;
  return (
    <HeldField
      name={nameOfFigure(line.lineId, field)}
      value={line[field]}
      onChange={(figure) => onWrite({ [field]: figure })}
    >
      <StepField
        label={words[field]()}
        about={title}
        min={1}
        max={100}
        less={words.less[field]({ title })}
        more={words.more[field]({ title })}
      />
    </HeldField>
  );
}
