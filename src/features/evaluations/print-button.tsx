import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { saveFile } from "#src/lib/call/save-file.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Evaluations on paper (EVA-03); one that cannot be made says so (ERR-19). */
export function PrintButton({ url }: { url: string }) {
  const { LL } = useWords();
  const [isMaking, setIsMaking] = useState(false);

  async function print(): Promise<void> {
    setIsMaking(true);
    try {
      await saveFile(url);
    } catch (error) {
      showError(sayOr(LL, error, LL.obstacles.reason.pdfFailed()));
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" pending={isMaking} onClick={() => void print()}>
      <Download aria-hidden="true" className="size-4" />
      {LL.marking.pdf()}
    </Button>
  );
}
