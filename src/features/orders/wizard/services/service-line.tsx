import { Trash2 } from "lucide-react";
import { memo } from "react";
import { allDays, countOf } from "#domain/catalogue/unit.ts";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { lineIssues } from "#domain/orders/lines/line.ts";
import { lineTotal } from "#domain/orders/lines/price.ts";
import { sayCount } from "#i18n/line-count.ts";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { HeldFields } from "#src/kit/form/held-field.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceDays } from "./service-days.tsx";
import { ServiceFigure } from "./service-figure.tsx";
import { ServiceMessage, useLongStay } from "./service-message.tsx";
import { OpenNote, ServiceNote, useServiceNote } from "./service-note.tsx";
import { addButtonId, fieldId, focusNext } from "./service-places.ts";
import type { LineActions } from "./use-line-actions.ts";
import { type LineProps, useWrittenLine } from "./use-written-line.ts";
import { FIELDS_OF, type DraftLine } from "../wizard-context.tsx";

type ServiceLineProps = Pick<LineProps, "line" | "title"> & { item: ItemGood; actions: LineActions };

/** A line in the order: how many, for how long, a note, and what it costs (WIZ-43 to WIZ-47). */
export const ServiceLine = memo(function ServiceLine(props: ServiceLineProps) {
  const { item, title, actions } = props;
  const { conference } = useEvent();
  const { line, writeLine } = useWrittenLine(props.line, actions);
  const issues = lineIssues(line, item.unitPeriod);
  const note = useServiceNote(line);
  const all = allDays(conference);
  const focusDays = () => focusNext(fieldId(line.lineId, "periodOfUse"));
  function stayAll(): void {
    writeLine({ periodOfUse: all });
    focusDays();
  }
  const stay = useLongStay({
    line,
    event: conference,
    eventDays: all,
    onShorten: stayAll,
    onAnswered: focusDays,
  });
  const parts = { line, title, onWrite: writeLine };
  return (
    <div onBlur={actions.show} className="flex flex-wrap items-end gap-x-3.5 @2xl:items-center @2xl:gap-x-4">
      <HeldFields of={FIELDS_OF} issues={issues}>
        <ServiceFigure field="quantity" {...parts} />
        <ServiceDays
          unitPeriod={item.unitPeriod}
          all={all}
          isInQuestion={stay.isAsked}
          onAll={stayAll}
          {...parts}
        />
        {!note.isOpen && <OpenNote line={line} title={title} onOpen={note.open} />}
        <LineAmount item={item} line={line} isBroken={issues.length > 0} />
        <RemoveLine line={line} title={title} actions={actions} />
        {/* Breaks the line, so that the rest stands below the figures. */}
        <span className="basis-full @2xl:h-3" />
        <ServiceMessage issues={issues} stay={stay} />
        {note.isOpen && <ServiceNote {...parts} />}
      </HeldFields>
    </div>
  );
});

function LineAmount({ item, line, isBroken }: { item: ItemGood; line: DraftLine; isBroken: boolean }) {
  const { LL } = useWords();
  const whole = isBroken ? undefined : wholeFigures(line);
  return (
    <p className="ml-auto flex min-h-7.5 items-center @2xl:min-h-9" aria-live="polite">
      {whole && (
        <span className="sr-only">{sayCount(LL.orders.counted, countOf({ ...item, ...whole }))}</span>
      )}
      <Money
        cents={whole ? lineTotal(item.unitPrice, whole.quantity, whole.periodOfUse) : null}
        className="leading-5 font-semibold"
      />
    </p>
  );
}

function RemoveLine({ line, title, actions }: Pick<ServiceLineProps, "line" | "title" | "actions">) {
  const { LL } = useWords();
  return (
    <Button
      variant="quiet"
      size="none"
      className="-mr-2 size-7.5 @2xl:size-9"
      onClick={() => {
        actions.removeLine(line.lineId);
        focusNext(addButtonId(line.itemId));
      }}
      aria-label={LL.orders.services.remove({ title })}
    >
      <Trash2 className="size-4.5" />
    </Button>
  );
}

function wholeFigures({ quantity, periodOfUse }: DraftLine) {
  return quantity === null || periodOfUse === null ? undefined : { quantity, periodOfUse };
}
