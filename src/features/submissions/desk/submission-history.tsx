import { ChangedAnswers } from "#src/components/changed-answers.tsx";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { sayHistory } from "#src/lib/words/say-history.ts";
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
        what: sayHistory(LL, entry, "team"),
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
