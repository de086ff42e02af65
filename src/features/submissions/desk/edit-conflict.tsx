import { useEffect, useRef } from "react";
import { Button } from "#src/components/ui/button.tsx";
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
      <h2 className="display-5">{words.staleTitle()}</h2>
      <p className="mt-1">{words.staleText({ who: theirs.history[0]?.actorName || LL.history.system() })}</p>
      <div className="mt-3 font-medium">
        {base.status !== theirs.status && (
          <p>{words.staleOther({ status: LL.statuses.submission[theirs.status]() })}</p>
        )}
        <Changes changes={changes} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
          {words.takeTheirs()}
        </Button>
        <Button variant="danger" size="sm" pending={isSaving} onClick={onKeepMine}>
          {words.keepMine()}
        </Button>
      </div>
    </section>
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
