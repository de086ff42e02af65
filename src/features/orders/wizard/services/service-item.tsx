import { memo } from "react";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { sayPer } from "#i18n/unit-word.ts";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { hasSameProps } from "./same-props.ts";
import { ServiceLine } from "./service-line.tsx";
import { addButtonId, fieldId, focusNext } from "./service-places.ts";
import type { LineActions } from "./use-line-actions.ts";
import type { DraftLine } from "../wizard-context.tsx";

type ServiceItemProps = { item: ItemGood; lines: readonly DraftLine[]; actions: LineActions };

/** One item: what it is, a way to add it, and its lines; it may stand on several, each with its own days and note. */
export const ServiceItem = memo(function ServiceItem({ item, lines, actions }: ServiceItemProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.services;
  const title = shownTitle(item, locale) ?? LL.orders.item.untitled();
  const isChosen = lines.length > 0;
  const add = (
    <Button
      id={addButtonId(item.id)}
      variant="link"
      size={isChosen ? "sm" : "md"}
      className="min-h-11 justify-self-end sm:self-start"
      onClick={() => focusNext(fieldId(actions.addLine(item.id), "quantity"))}
      aria-label={isChosen ? words.anotherOf({ title }) : words.add({ title })}
    >
      {isChosen ? words.another() : LL.actions.add()}
    </Button>
  );
  return (
    <li className="border-t border-dashed border-line py-3.5 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <div className="grid grid-cols-[1fr_auto] gap-x-6">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-quiet">
            {shownDescription(item, locale) ?? LL.orders.item.noDescription()}
          </p>
          <p className="figures mt-0.5 text-sm text-quiet">
            <Money cents={item.unitPrice} /> {sayPer(LL.orders, item.unitMetric)}
          </p>
        </div>
        {add}
      </div>
      {lines.map((line, at) => (
        <ServiceLine
          key={line.lineId}
          item={item}
          line={line}
          title={at === 0 ? title : words.lineOf({ title, at: at + 1 })}
          actions={actions}
        />
      ))}
    </li>
  );
}, hasSameProps);
