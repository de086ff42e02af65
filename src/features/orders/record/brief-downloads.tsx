import { PaperLink } from "#src/kit/record/paper-link.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** The brief of an order to hand on: printed, or printed with the original files. */
export function BriefDownloads({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const words = LL.briefing.print;
  const address = `/api/documents/orders/${orderId}/brief`;
  return (
    <div data-no-print className="flex flex-wrap gap-x-5 gap-y-2">
      {(["pdf", "zip"] as const).map((ending) => (
        <div key={ending} className="min-w-0">
          <PaperLink href={`${address}.${ending}`} label={words[ending]()} />
        </div>
      ))}
    </div>
  );
}
