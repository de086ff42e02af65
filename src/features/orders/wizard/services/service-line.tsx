import { memo } from "react";
import { countOf } from "#domain/catalogue/unit.ts";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { lineIssues } from "#domain/orders/lines/line.ts";
import { lineTotal } from "#domain/orders/lines/price.ts";
import { sayCount } from "#i18n/line-count.ts";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { HeldFields } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceDays } from "./service-days.tsx";
import { ServiceFigure } from "./service-figure.tsx";
import { ServiceNote } from "./service-note.tsx";
import { addButtonId, focusNext } from "./service-places.ts";
import type { LineActions } from "./use-line-actions.ts";
import { type LineProps, useWrittenLine } from "./use-written-line.ts";
import { FIELDS_OF, type DraftLine } from "../wizard-context.tsx";

type ServiceLineProps = Pick<LineProps, "line" | "title"> & { item: ItemGood; actions: LineActions };

/** A line in the order: how many, for how long, a note, what that counts and what it costs (WIZ-43 to WIZ-47). */
export const ServiceLine = memo(function ServiceLine(props: ServiceLineProps) {
  const { item, title, actions } = props;
  const { LL } = useWords();
  const { line, writeLine } = useWrittenLine(props.line, actions);
  const issues = lineIssues(line);
  const whole = issues.length === 0 ? wholeFigures(line) : undefined;
  return (
    <div
      onBlur={actions.show}
      className="mt-3 grid grid-cols-2 items-start gap-x-4 gap-y-2.5 sm:grid-cols-[6rem_8rem_minmax(0,1fr)]"
    >
      <HeldFields of={FIELDS_OF} issues={issues}>
        <ServiceFigure field="quantity" line={line} title={title} onWrite={writeLine} />
        <ServiceDays unit={item.unitMetric} line={line} title={title} onWrite={writeLine} />
        <ServiceNote line={line} title={title} onWrite={writeLine} />
      </HeldFields>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4">
        <Button
          variant="link"
          size="sm"
          className="min-h-9"
          onClick={() => {
            actions.removeLine(line.lineId);
            focusNext(addButtonId(line.itemId));
          }}
          aria-label={LL.orders.services.remove({ title })}
        >
          {LL.actions.remove()}
        </Button>
        <p className="ml-auto text-right" aria-live="polite">
          {whole && (
            <span className="figures mr-3 text-sm text-quiet">
              {sayCount(LL.orders.counted, countOf({ ...whole, unitMetric: item.unitMetric }))}
            </span>
          )}
          <Money
            cents={whole ? lineTotal(item.unitPrice, whole.quantity, whole.periodOfUse) : null}
            className="font-semibold"
          />
        </p>
      </div>
    </div>
  );
});

function wholeFigures({ quantity, periodOfUse }: DraftLine) {
  return quantity === null || periodOfUse === null ? undefined : { quantity, periodOfUse };
}
