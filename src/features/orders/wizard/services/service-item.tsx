import { Plus } from "lucide-react";
import { memo } from "react";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { sayPer } from "#i18n/unit-word.ts";
import { cn } from "#src/components/cn.ts";
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
  return (
    // What is drawn late is cut at its edges: the room at the sides is for the ring of what has the focus.
    <li className="-mx-1.5 border-t border-dashed border-line px-1.5 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <div className="flex min-h-[calc(4rem-1px)] items-center justify-between gap-x-4 @2xl:min-h-[calc(3.5rem-1px)]">
        <ItemWords item={item} title={title} isChosen={isChosen} />
        <Button
          id={addButtonId(item.id)}
          variant={isChosen ? "quiet" : "secondary"}
          size="sm"
          className={cn("shrink-0", isChosen && "-mr-3")}
          onClick={() => focusNext(fieldId(actions.addLine(item.id), "quantity"))}
          aria-label={isChosen ? words.anotherOf({ title }) : words.add({ title })}
        >
          {isChosen ? (
            <>
              <span className="hidden @2xl:inline">{words.another()}</span>
              <Plus aria-hidden="true" className="size-4.5 @2xl:hidden" />
            </>
          ) : (
            LL.actions.add()
          )}
        </Button>
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

/** The price is never cut: on a narrow list it comes first, on a wide list it stands at the end. */
const PRICE_LAST = "@2xl:flex @2xl:flex-row-reverse @2xl:justify-end @2xl:gap-x-1.5";

type ItemWordsProps = { item: ItemGood; title: string; isChosen: boolean };

/** Name, what it is and its price in one line, which a long description ends in dots; of what is chosen all is read. */
function ItemWords({ item, title, isChosen }: ItemWordsProps) {
  const { LL, locale } = useWords();
  const description = shownDescription(item, locale) ?? LL.orders.item.noDescription();
  return (
    <div
      className={cn(
        "min-w-0 gap-x-2.5 @2xl:flex @2xl:items-baseline",
        isChosen ? "py-0.5 @2xl:flex-wrap" : "@2xl:*:first:shrink-0",
      )}
    >
      <p className={cn("max-w-full leading-5.5 font-semibold", !isChosen && "truncate")}>{title}</p>
      <p
        title={isChosen ? undefined : description}
        className={cn(
          "min-w-0 text-sm leading-4.5 text-quiet",
          PRICE_LAST,
          isChosen ? "@2xl:flex-wrap" : "truncate",
        )}
      >
        <span className="figures shrink-0">
          <Money cents={item.unitPrice} /> {sayPer(LL.orders, item)}
        </span>
        {/* On a phone two letters and dots would be left of it: there it comes with the choice. */}
        <span className={cn("contents", !isChosen && "@max-md:hidden")}>
          <span aria-hidden="true"> · </span>
          <span className={cn(!isChosen && "min-w-0 @2xl:truncate")}>{description}</span>
        </span>
      </p>
    </div>
  );
}
