import { ListFilter } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Popover } from "#src/components/ui/popover.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ShownFilter } from "./filter-words.ts";

/** Loaded when opened. */
const FilterPanel = lazy(() =>
  import("./filter-panel.tsx").then((module) => ({ default: module.FilterPanel })),
);

type FilterMenuProps = {
  filters: readonly ShownFilter[];
  onChoose: (name: string, value: unknown) => void;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** All filters with several values each; choices apply at once. */
export function FilterMenu({ filters, onChoose, open, onOpenChange }: FilterMenuProps) {
  const { LL } = useWords();
  return (
    <Popover
      title={LL.listing.filter()}
      open={open}
      onOpenChange={onOpenChange}
      className="w-112"
      trigger={
        <Button variant="secondary" size="sm">
          <ListFilter className="size-4" />
          {LL.listing.filter()}
        </Button>
      }
    >
      <Suspense fallback={<SpinnerArea />}>
        <FilterPanel filters={filters} onChoose={onChoose} />
      </Suspense>
    </Popover>
  );
}
