import { Download, Printer } from "lucide-react";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { usePaper } from "#src/kit/record/use-paper.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Sent } from "../data.ts";
import { AnswerGroups } from "./answer-groups.tsx";

type SentCopyProps = { token: string; sent: Sent; isUndecided: boolean; onCorrect: () => void };

/** Everything that was sent, to read, print and keep; and the way to correct it while that is possible. */
export function SentCopy({ token, sent, isUndecided, onCorrect }: SentCopyProps) {
  const { LL } = useWords();
  const { copy, correct } = LL.applicant;
  return (
    <section
      aria-labelledby="sent-copy"
      className="border-t border-line-2 py-12 print:break-inside-auto print:py-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="sent-copy" tabIndex={-1} className="display-4">
          {copy.title()}
        </h2>
        <div data-no-print className="flex flex-wrap gap-2.5">
          <PdfButton token={token} />
          <Button variant="secondary" className="max-sm:hidden" onClick={() => window.print()}>
            <Printer className="size-4.5" />
            {copy.print()}
          </Button>
          {sent.canCorrect && <Button onClick={onCorrect}>{correct.open()}</Button>}
        </div>
      </div>
      {isUndecided && (
        <p data-no-print className="mt-3 max-w-[60ch] text-quiet">
          {sent.canCorrect ? correct.hint() : correct.closed()}
        </p>
      )}
      <AnswerGroups answers={sent.sent} now={sent.answers} corrected={sent.corrected} />
    </section>
  );
}

function PdfButton({ token }: { token: string }) {
  const { LL, locale } = useWords();
  const { copy } = LL.applicant;
  const [save, isMaking] = usePaper({ failed: () => showError(copy.pdfFailed()) });
  const url = `/api/documents/interest/${token}/copy.pdf?language=${locale}`;

  return (
    <Button variant="secondary" pending={isMaking} onClick={() => void save(url)}>
      <Download className="size-4.5" />
      {copy.pdf()}
    </Button>
  );
}
