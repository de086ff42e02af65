import { MenuItem } from "#src/components/ui/menu.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { usePaper } from "#src/kit/record/use-paper.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Evaluations on paper (EVA-03), among the exports of their list; a failed export says so (ERR-19). */
export function PrintItem({ url }: { url: string }) {
  const { LL } = useWords();
  const [save] = usePaper({
    saved: (name) => showSuccess(LL.exports.menu.done({ name })),
    failed: (error) => showError(sayOr(LL, error, LL.obstacles.reason.pdfFailed())),
  });

  return <MenuItem onSelect={() => void save(url)}>{LL.marking.pdf()}</MenuItem>;
}
