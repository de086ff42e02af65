import { Download } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { usePaper } from "./use-paper.ts";

/** A link to a document that is made on request; a failure is shown at the link. */
export function PaperLink({ href, label }: { href: string; label: string }) {
  const { LL } = useWords();
  const words = LL.obstacles.paper;
  const [failure, setFailure] = useState<string>();
  const [save, isMaking] = usePaper({ failed: (error) => setFailure(sayOr(LL, error, words.failed())) });

  function press(event: MouseEvent): void {
    event.preventDefault();
    setFailure(undefined);
    void save(href);
  }

  return (
    <>
      <a
        href={href}
        download
        aria-busy={isMaking}
        onClick={press}
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <Download aria-hidden="true" className="mt-[0.3em] size-3.5 shrink-0 self-start" />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </a>
      <p role="status" className="text-[0.8125rem] text-quiet empty:hidden">
        {isMaking && words.making()}
      </p>
      {failure && (
        <p role="alert" className="mt-0.5 text-[0.8125rem] error-text">
          {failure}
        </p>
      )}
    </>
  );
}
