import { Download } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { saveFile } from "#src/lib/call/save-file.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** A paper that is printed when it is asked for: what cannot be printed is said where the link stands. */
export function PaperLink({ href, label }: { href: string; label: string }) {
  const { LL } = useWords();
  const words = LL.obstacles.paper;
  const [isMaking, setIsMaking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if (isMaking) return;
    setIsMaking(true);
    setFailure(undefined);
    try {
      await saveFile(href);
    } catch (error) {
      setFailure(sayOr(LL, error, words.failed()));
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <>
      <a
        href={href}
        download
        aria-busy={isMaking}
        onClick={(event) => void save(event)}
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
