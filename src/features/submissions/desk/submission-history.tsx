import { ChangedAnswers } from "#src/components/changed-answers.tsx";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { tellHistory } from "#src/lib/words/tell-history.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

/** Who did what when, in words; a correction with the old and the new answers. */
export function SubmissionHistory({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  return (
    <HistoryList
      entries={submission.history.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: entry.actorName || null,
        what: tellHistory(LL, entry, "team"),
        note: (
          <>
            {entry.note}
            {entry.changes && <ChangedAnswers changes={entry.changes} />}
          </>
        ),
      }))}
    />
  );
}
