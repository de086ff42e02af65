import { Download } from "lucide-react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The brief of an order to hand on: printed, or printed with the original files. */
export function BriefDownloads({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const words = LL.briefing.print;
  const address = `/api/documents/orders/${orderId}/brief`;
  return (
    <div className="flex flex-wrap gap-2">
      {(["pdf", "zip"] as const).map((ending) => (
        <Button key={ending} asChild variant="secondary" size="sm">
          <a href={`${address}.${ending}`} download>
            <Download aria-hidden="true" className="size-4" />
            {words[ending]()}
          </a>
        </Button>
      ))}
    </div>
  );
}
