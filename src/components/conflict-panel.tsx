import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./ui/button.tsx";

type ConflictPanelProps = {
  title: string;
  /** Who saved first, and what they changed. */
  children: ReactNode;
  isSaving: boolean;
  takeTheirs: { label: string; onPress: () => void };
  keepMine: { label: string; onPress: () => void };
};

/** Somebody else saved first: brought into view and read out, it asks whose version shall stand (decisions.md 10). */
export function ConflictPanel({ title, children, isSaving, takeTheirs, keepMine }: ConflictPanelProps) {
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
      className="mb-8 border-l-3 border-annatto bg-annatto-wash px-5 py-4.5"
    >
      <h2 className="display-5">{title}</h2>
      {children}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={takeTheirs.onPress}>
          {takeTheirs.label}
        </Button>
        <Button variant="danger" size="sm" pending={isSaving} onClick={keepMine.onPress}>
          {keepMine.label}
        </Button>
      </div>
    </section>
  );
}
