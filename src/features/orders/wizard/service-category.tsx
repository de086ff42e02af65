import { useAutoAnimate } from "@formkit/auto-animate/react";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { ItemGood } from "#domain/orders/goods.ts";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";
import { useCategoryName } from "./use-category-name.ts";
import { ServiceLine } from "./service-line.tsx";
import { useWizard } from "./wizard-context.tsx";

type ServiceCategoryProps = {
  category: string;
  items: readonly ItemGood[];
  isOpen: boolean;
  onToggle: () => void;
};

export function ServiceCategory({ category, items, isOpen, onToggle }: ServiceCategoryProps) {
  const { LL } = useWords();
  const { draft } = useWizard();
  const name = useCategoryName();
  const [list] = useAutoAnimate({ duration: 160 });
  const panelId = useId();
  const chosen = items.filter((item) => draft.lines.some((line) => line.itemId === item.id)).length;
  return (
    <section className="border-t border-line-2">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
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
      <ul id={panelId} ref={list} hidden={!isOpen} className="pb-2">
        {isOpen && items.map((item) => <ServiceLine key={item.id} item={item} />)}
      </ul>
    </section>
  );
}
