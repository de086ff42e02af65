import { useRef } from "react";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Button } from "#src/components/ui/button.tsx";

const CONTROLS = "input:not([hidden], [readonly], :disabled), textarea, [role='combobox'], [role='radio']";

type KeptNoteProps = { onDiscard: () => void; className?: string };

/** Says that the form shows unsaved text from before, and offers to discard it. */
export function KeptNote({ onDiscard, className }: KeptNoteProps) {
  const { LL } = useWords();
  const note = useRef<HTMLDivElement>(null);

  /** The button disappears, so the focus moves to the form. */
  function discard(): void {
    const form = note.current?.closest("form");
    onDiscard();
    focusFirstControl(form ?? null);
  }

  return (
    <div
      ref={note}
      role="status"
      className={cn(
        "flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-l-3 border-ochre bg-wait px-4 py-2 text-wait-ink",
        className,
      )}
    >
      <p>{LL.statuses.unsaved.kept()}</p>
      <Button variant="link" size="sm" className="text-wait-ink underline" onClick={discard}>
        {LL.statuses.unsaved.discard()}
      </Button>
    </div>
  );
}

export function focusFirstControl(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(CONTROLS)?.focus();
}
