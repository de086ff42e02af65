import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type ConflictPanelProps = {
  title: string;
  /** The text: who saved first, and what. */
  children: ReactNode;
  takeTheirs: { label: string; isPending: boolean; onPress: () => void };
  keepMine: { label: string; onPress: () => void };
  /** The button that keeps both versions, where that is possible. */
  keepBoth?: { label: string; onPress: () => void };
};

/** Scrolls into view and is announced; takes the focus, but from nobody in the middle of a text. */
export function ConflictFrame({ title, children }: { title?: string; children: ReactNode }) {
  const { LL } = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
    if (document.activeElement?.tagName !== "TEXTAREA") panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="border-l-3 border-ochre bg-wait/60 px-5 py-4.5"
    >
      <h2 className="display-5">{title ?? LL.statuses.conflict.title()}</h2>
      {children}
    </section>
  );
}

/** Asks which of two whole versions stays. */
export function ConflictPanel({ title, children, takeTheirs, keepMine, keepBoth }: ConflictPanelProps) {
  return (
    <ConflictFrame title={title}>
      {children}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" pending={takeTheirs.isPending} onClick={takeTheirs.onPress}>
          {takeTheirs.label}
        </Button>
        {keepBoth && (
          <Button variant="secondary" size="sm" disabled={takeTheirs.isPending} onClick={keepBoth.onPress}>
            {keepBoth.label}
          </Button>
        )}
        <Button variant="secondary" size="sm" disabled={takeTheirs.isPending} onClick={keepMine.onPress}>
          {keepMine.label}
        </Button>
      </div>
    </ConflictFrame>
  );
}
