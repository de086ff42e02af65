import { Download } from "lucide-react";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { usePaper } from "#src/kit/record/use-paper.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Evaluations on paper (EVA-03); a failed print says so (ERR-19). */
export function PrintButton({ url }: { url: string }) {
  const { LL } = useWords();
  const [save, isMaking] = usePaper({
    failed: (error) => showError(sayOr(LL, error, LL.obstacles.reason.pdfFailed())),
  });

  return (
    <Button variant="secondary" size="sm" pending={isMaking} onClick={() => void save(url)}>
      <Download aria-hidden="true" className="size-4" />
      {LL.marking.pdf()}
    </Button>
  );
}
