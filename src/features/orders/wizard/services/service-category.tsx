import { ChevronDown } from "lucide-react";
import { memo, useId } from "react";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { hasSameProps } from "./same-props.ts";
import { linesBy } from "./service-groups.ts";
import { ServiceItem } from "./service-item.tsx";
import { useCategoryName } from "./use-category-name.ts";
import type { LineActions } from "./use-line-actions.ts";
import { ApartFromWizard, type DraftLine } from "../wizard-context.tsx";

type ServiceCategoryProps = {
  category: string;
  items: readonly ItemGood[];
  /** The lines of the whole category, also of items that are not shown. */
  lines: readonly DraftLine[];
  isOpen: boolean;
  onToggle: (category: string) => void;
  actions: LineActions;
};

const NO_LINES: readonly DraftLine[] = [];

/** The items of a category under its name, drawn when it is open. */
export const ServiceCategory = memo(function ServiceCategory(props: ServiceCategoryProps) {
  const { category, items, lines, isOpen, onToggle, actions } = props;
  const { LL } = useWords();
  const name = useCategoryName();
  const panelId = useId();
  const ofItem = linesBy(lines);
  const chosen = items.filter(({ id }) => ofItem.has(id)).length;
  return (
    <section className="border-t border-line-2">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => onToggle(category)}
          className="group flex w-full flex-wrap items-baseline justify-between gap-x-4 py-4 text-left"
        >
          <span className="display-5 group-hover:underline group-hover:underline-offset-4">
            {name(category)}
          </span>
          <span className="flex items-center gap-1.5 text-sm text-quiet">
            {LL.orders.services.chosen({ chosen, total: items.length })}
            <ChevronDown
              aria-hidden="true"
              className={cn("size-4.5 transition-transform duration-150", isOpen && "rotate-180")}
            />
          </span>
        </button>
      </h2>
      <ul id={panelId} hidden={!isOpen} className="@container pb-2">
        <ApartFromWizard>
          {isOpen &&
            items.map((item) => (
              <ServiceItem
                key={item.id}
                item={item}
                lines={ofItem.get(item.id) ?? NO_LINES}
                actions={actions}
              />
            ))}
        </ApartFromWizard>
      </ul>
    </section>
  );
}, hasSameProps);
