import type { ReactNode } from "react";
import { NumberField } from "#src/kit/form/fields/figure-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { nameOfFigure, type LineFigure } from "./service-places.ts";
import type { LineProps } from "./use-written-line.ts";

export type ServiceFigureProps = LineProps & { field: LineFigure; hint?: ReactNode };

/** Quantity or days, read in the reader's notation; what is no number stays as it was typed and counts as none. */
export function ServiceFigure({ field, line, title, onWrite, hint }: ServiceFigureProps) {
  const { LL } = useWords();
  return (
    <HeldField
      name={nameOfFigure(line.lineId, field)}
      value={line[field]}
      onChange={(figure) => onWrite({ [field]: figure })}
    >
      <NumberField label={LL.orders.line[field]()} about={title} hint={hint} inputMode="numeric" orNone />
    </HeldField>
  );
}
