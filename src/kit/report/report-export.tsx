import { Download } from "lucide-react";
import { useState } from "react";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/exports/lists.ts";
import type { ReportPeriod } from "#domain/reports/period.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuItem } from "#src/components/ui/menu.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

type ReportExportProps = { of: ReportTable; title: string; period: ReportPeriod };

/** Exports the shown period. Needs the words exports. */
export function ReportExport({ of, title, period }: ReportExportProps) {
  const { LL } = useWords();
  const words = LL.exports.menu;
  const [isMaking, setIsMaking] = useState(false);

  async function save(format: ExportFormat): Promise<void> {
    const address = new URLSearchParams({ table: of, ...period });
    setIsMaking(true);
    try {
      showSuccess(words.done({ name: await saveFile(`/api/exports/reports.${format}?${address}`) }));
    } catch (error) {
      showError(`${words.failed()}: ${say(LL, error)}`);
    } finally {
      setIsMaking(false);
    }
  }

  const hints = { csv: words.csvHint(), xlsx: words.xlsxHint() };
  const label = LL.reports.export({ title });
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quiet" size="iconSm" aria-label={label} title={label} pending={isMaking}>
          <Download className="size-4" />
        </Button>
      }
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          <span>
            {words[format]()}
            <span className="block text-[0.8125rem] text-quiet">{hints[format]}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
