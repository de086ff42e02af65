import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type ConflictPanelProps = {
  title?: string;
  /** Who saved first, and what they changed. */
  children: ReactNode;
  isSaving?: boolean;
  takeTheirs: { label?: string; isPending?: boolean; onPress: () => void };
  /** Not there where what was asked for has to be chosen again. */
  onKeepMine?: () => void;
  /** Where the two may go on beside each other. */
  keepBoth?: { label: string; onPress: () => void };
};

/** Somebody else saved first: brought into view and read out. */
export function ConflictFrame({ title, children }: { title?: string; children: ReactNode }) {
  const { LL } = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
    panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="border-l-3 border-annatto bg-annatto-wash px-5 py-4.5"
    >
      <h2 className="display-5">{title ?? LL.statuses.conflict.title()}</h2>
      {children}
    </section>
  );
}

/** Two versions of a whole: it asks which shall stand. */
export function ConflictPanel({
  title,
  children,
  isSaving,
  takeTheirs,
  onKeepMine,
  keepBoth,
}: ConflictPanelProps) {
  const { LL } = useWords();
  const words = LL.statuses.conflict;
  return (
    <ConflictFrame title={title}>
      {children}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="sm"
          disabled={isSaving}
          pending={takeTheirs.isPending}
          onClick={takeTheirs.onPress}
        >
          {takeTheirs.label ?? words.takeTheirs()}
        </Button>
        {keepBoth && (
          <Button
            variant="secondary"
            size="sm"
            disabled={isSaving || takeTheirs.isPending}
            onClick={keepBoth.onPress}
          >
            {keepBoth.label}
          </Button>
        )}
        {onKeepMine && (
          <Button
            variant="danger"
            size="sm"
            disabled={takeTheirs.isPending}
            pending={isSaving}
            onClick={onKeepMine}
          >
            {words.keepMine()}
          </Button>
        )}
      </div>
    </ConflictFrame>
  );
}
