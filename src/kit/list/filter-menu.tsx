import { ListFilter } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Drawer, DrawerContent, DrawerTrigger } from "#src/components/ui/drawer.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ShownFilter } from "./filter-words.ts";

/** Loads when the menu is opened. */
const FilterPanel = lazy(() =>
  import("./filter-panel.tsx").then((module) => ({ default: module.FilterPanel })),
);

type FilterMenuProps = {
  filters: readonly ShownFilter[];
  onChoose: (name: string, value: unknown) => void;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many rows are left; undefined while nobody knows. */
  total: number | undefined;
  /** What a phone, which has no room elsewhere, orders the rows by. */
  sort: ReactNode;
  /** Fields of filters that are no choices. */
  more: ReactNode;
};

/** All filters, in a panel at the right; choices apply at once, and its button says how many rows they leave. */
export function FilterMenu({ filters, onChoose, open, onOpenChange, total, sort, more }: FilterMenuProps) {
  const { LL } = useWords();
  const inMenu = filters.filter(({ words: { as } }) => as === "menu");
  const isEmpty = inMenu.length === 0 && !more;
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerTrigger asChild>
        <Button
          variant="secondary"
          size="sm"
          className={isEmpty ? "order-2 md:hidden" : "order-2 md:order-3"}
        >
          <ListFilter className="size-4" />
          <span className="max-md:sr-only">{LL.listing.filter()}</span>
        </Button>
      </DrawerTrigger>
      <DrawerContent
        title={LL.listing.filter()}
        className="max-w-90 text-sm"
        footer={
          <Button onClick={() => onOpenChange(false)} className="grow">
            {total === undefined ? LL.listing.showRows() : LL.listing.showSome({ count: total })}
          </Button>
        }
      >
        <Suspense fallback={<SpinnerArea />}>
          <FilterPanel filters={inMenu} onChoose={onChoose} sort={sort} more={more} />
        </Suspense>
      </DrawerContent>
    </Drawer>
  );
}
