import { ConflictPanel } from "#src/kit/form/conflict-panel.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Submission } from "../data.ts";
import type { EditBase } from "./corrections.ts";
import { Changes, type ChangedAnswers } from "./submission-history.tsx";

type EditConflictProps = {
  base: EditBase;
  /** What is stored now. */
  theirs: Submission;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved first: who, what they changed, and whose version shall stand (decisions.md 10). */
export function EditConflict({ base, theirs, isSaving, onKeepMine, onTakeTheirs }: EditConflictProps) {
  const { LL } = useWords();
  const words = LL.submissions.edit;
  const changes = difference(base.answers, theirs.answers);
  return (
    <ConflictPanel isSaving={isSaving} takeTheirs={{ onPress: onTakeTheirs }} onKeepMine={onKeepMine}>
      <p className="mt-1">{words.staleText({ who: theirs.history[0]?.actorName || LL.history.system() })}</p>
      <div className="mt-3 font-medium">
        {base.status !== theirs.status && (
          <p>{words.staleOther({ status: LL.statuses.submission[theirs.status]() })}</p>
        )}
        <Changes changes={changes} />
      </div>
    </ConflictPanel>
  );
}

function difference(before: Submission["answers"], after: Submission["answers"]): ChangedAnswers {
  const keys = Object.keys(after) as (keyof typeof after)[];
  return Object.fromEntries(
    keys
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, { old: before[key], new: after[key] }]),
  );
}
