import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ExportChoice, ExportedList, ExportFormat } from "#domain/exports/lists.ts";
import { writeAddress } from "#domain/lists/address.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuOption, MenuRule } from "#src/components/ui/menu.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Selection } from "./selection.ts";
import type { ListSearch } from "./use-list-search.ts";

type ListExportProps<Column extends string, Of extends Filters> = {
  of: ExportedList;
  list: ListSearch<Column, Of>;
  columns: readonly string[];
  total: number;
  selection: Selection | undefined;
  /** What else is made of the whole list. */
  more?: ReactNode;
};

const FORMATS = ["csv", "xlsx"] as const satisfies readonly ExportFormat[];

/** A file of what is searched, filtered and sorted, or of the selection. Needs the words exports. */
export function ListExport<Column extends string, Of extends Filters>({
  of,
  list,
  columns,
  total,
  selection,
  more,
}: ListExportProps<Column, Of>) {
  const { LL } = useWords();
  const words = LL.exports.menu;
  const [shape, setShape] = useState<"shown" | "all">("shown");
  const [isMaking, setIsMaking] = useState(false);

  async function save(format: ExportFormat, choice?: Partial<ExportChoice>): Promise<void> {
    const { search, filters, sort } = list.state;
    // An address is made of texts, without defaults.
    const parts = writeAddress(list.contract, { search, filters, sort }) as Record<string, string>;
    const address = new URLSearchParams(parts);
    if (shape === "shown") address.set("columns", columns.join("."));
    setIsMaking(true);
    try {
      showSuccess(
        words.done({ name: await saveFile(`/api/exports/${of}.${format}?${address}`, { body: choice }) }),
      );
    } catch (error) {
      showError(`${words.failed()}: ${say(LL, error)}`);
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <Menu
      label={words.open()}
      trigger={
        <Button
          variant="secondary"
          size="sm"
          pending={isMaking}
          aria-label={isMaking ? words.making() : words.open()}
          title={words.open()}
        >
          <Download className="size-4" />
        </Button>
      }
    >
      {selection && (
        <Formats
          label={words.selected({ count: selection.count })}
          onChoose={(format) => void save(format, choiceOf(selection))}
        />
      )}
      <Formats label={words.filtered({ count: total })} onChoose={(format) => void save(format)} />
      {more}
      <MenuRule />
      <MenuLabel>{words.columns()}</MenuLabel>
      <MenuChoice value={shape} onValueChange={(value) => setShape(value === "all" ? "all" : "shown")}>
        <MenuOption value="shown">{words.shown()}</MenuOption>
        <MenuOption value="all">{words.all()}</MenuOption>
      </MenuChoice>
    </Menu>
  );
}

function choiceOf(selection: Selection): Partial<ExportChoice> {
  return selection.kind === "ids" ? { ids: [...selection.ids] } : { except: [...selection.except] };
}

function Formats({ label, onChoose }: { label: string; onChoose: (format: ExportFormat) => void }) {
  const { LL } = useWords();
  const words = LL.exports.menu;
  const hints = { csv: words.csvHint(), xlsx: words.xlsxHint() };
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      {FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => onChoose(format)}>
          <span>
            {words[format]()}
            <span className="block text-[0.8125rem] text-quiet">{hints[format]}</span>
          </span>
        </MenuItem>
      ))}
    </>
  );
}
