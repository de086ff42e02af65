import type { Settings } from "#domain/settings/schema.ts";
import { ConflictPanel } from "#src/kit/form/conflict-panel.tsx";
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
  const parts = (Object.keys(theirs.data) as (keyof Settings)[]).filter(
    (part) => JSON.stringify(base.data[part]) !== JSON.stringify(theirs.data[part]),
  );
  return (
    <ConflictPanel isSaving={isSaving} takeTheirs={{ onPress: onTakeTheirs }} onKeepMine={onKeepMine}>
      <p className="mt-1">
        {words.text({ who: theirs.changes[0]?.who || LL.history.system(), parts: nameParts(parts) })}
      </p>
    </ConflictPanel>
  );
}
