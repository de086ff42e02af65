import { useEffect, useRef } from "react";
import type { Settings } from "#domain/settings/schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { SettingsRecord } from "./data.ts";
import { useParts } from "./use-parts.ts";

type SettingsConflictProps = {
  /** What was on screen when the changes began. */
  base: SettingsRecord;
  /** What is stored now. */
  theirs: SettingsRecord;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else saved first: who, which parts, and whose version shall stand (decisions.md 10). */
export function SettingsConflict({
  base,
  theirs,
  isSaving,
  onTakeTheirs,
  onKeepMine,
}: SettingsConflictProps) {
  const { LL } = useWords();
  const words = LL.settings.conflict;
  const nameParts = useParts();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
    panel.current?.focus({ preventScroll: true });
  }, []);
  const parts = (Object.keys(theirs.data) as (keyof Settings)[]).filter(
    (part) => JSON.stringify(base.data[part]) !== JSON.stringify(theirs.data[part]),
  );
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      className="mb-8 border-l-3 border-annatto bg-annatto-wash px-5 py-4.5"
    >
      <h2 className="display-5">{words.title()}</h2>
      <p className="mt-1">
        {words.text({ who: theirs.changes[0]?.who || LL.history.system(), parts: nameParts(parts) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" disabled={isSaving} onClick={onTakeTheirs}>
          {words.takeTheirs()}
        </Button>
        <Button variant="danger" size="sm" pending={isSaving} onClick={onKeepMine}>
          {words.keepMine()}
        </Button>
      </div>
    </section>
  );
}
