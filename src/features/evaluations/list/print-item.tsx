import { MenuItem } from "#src/components/ui/menu.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Evaluations on paper (EVA-03), among the files that are made of their list; one that cannot be made says so (ERR-19). */
export function PrintItem({ url }: { url: string }) {
  const { LL } = useWords();

  async function print(): Promise<void> {
    try {
      showSuccess(LL.exports.menu.done({ name: await saveFile(url) }));
    } catch (error) {
      showError(sayOr(LL, error, LL.obstacles.reason.pdfFailed()));
    }
  }

  return <MenuItem onSelect={() => void print()}>{LL.marking.pdf()}</MenuItem>;
}
