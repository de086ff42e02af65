import { SlidersHorizontal } from "lucide-react";
import { DENSITIES } from "#domain/preferences.ts";
import type { Column } from "#src/components/data-columns.ts";
import { Button } from "#src/components/ui/button.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { Popover } from "#src/components/ui/popover.tsx";
import { useMedia } from "#src/lib/page/media.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { shownColumns, toggleColumn } from "./columns.ts";
import { usePreferences } from "./preferences.ts";

type DisplayMenuProps<Row> = {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  onChoose: (columns: readonly string[] | undefined) => void;
  /** Opens the help for the keys. */
  onKeys: () => void;
};

/** Columns, stored in the address, and density, stored per reader. */
export function DisplayMenu<Row>({ columns, chosen, onChoose, onKeys }: DisplayMenuProps<Row>) {
  const { LL } = useWords();
  const words = LL.listing.display;
  const shown = shownColumns(columns, chosen).map((column) => column.id);
  const isWide = useMedia("(min-width: 48rem)");
  return (
    <Popover
      title={words.title()}
      className="w-64"
      trigger={
        <Button variant="secondary" size="sm">
          <SlidersHorizontal className="size-4" />
          <span className="max-xl:sr-only">{words.title()}</span>
        </Button>
      }
    >
      {isWide && <DensityChoice />}
      <p className="mb-1 font-semibold">{words.columns()}</p>
      {columns.map(({ id, header, onCard }) => (
        <CheckboxLine
          key={id}
          label={header}
          checked={shown.includes(id)}
          disabled={onCard === "title"}
          onCheckedChange={() => onChoose(toggleColumn(columns, chosen, id))}
          className="py-1"
        />
      ))}
      {chosen && (
        <Button variant="link" size="sm" className="mt-2" onClick={() => onChoose(undefined)}>
          {words.usual()}
        </Button>
      )}
      {isWide && (
        <Button variant="link" size="sm" className="mt-2 flex" onClick={onKeys}>
          {LL.listing.keys.title()}
        </Button>
      )}
    </Popover>
  );
}

function DensityChoice() {
  const { LL } = useWords();
  const { density, keep } = usePreferences();
  return (
    <div role="group" aria-label={LL.listing.display.density()} className="mb-4 grid grid-cols-2 gap-1.5">
      {DENSITIES.map((each) => (
        <Button
          key={each}
          variant="secondary"
          size="sm"
          aria-pressed={density === each}
          onClick={() => keep({ density: each })}
          className="px-1 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper-2"
        >
          {LL.listing.display[each]()}
        </Button>
      ))}
    </div>
  );
}
