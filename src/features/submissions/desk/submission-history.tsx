import { HistoryList } from "#src/kit/record/history-list.tsx";
import { tellHistory } from "#src/kit/record/tell-history.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Submission } from "../data.ts";
import { sayAnswer, sayField } from "./answer-words.ts";

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
            {entry.changes && <Changes changes={entry.changes} />}
          </>
        ),
      }))}
    />
  );
}

type ChangedAnswers = Record<string, { old?: unknown; new?: unknown }>;

/** Old and new, one line a field. */
function Changes({ changes }: { changes: ChangedAnswers }) {
  const { LL, locale } = useWords();
  const words = { LL, locale };
  function quote(key: string, value: unknown): string {
    const text = sayAnswer(words, key, value);
    return text ? `“${text}”` : LL.submissions.edit.empty();
  }

  return (
    <ul>
      {Object.entries(changes).map(([key, change]) => (
        <li key={key} className="break-words">
          {LL.history.change({
            field: sayField(words, key),
            old: quote(key, change.old),
            new: quote(key, change.new),
          })}
        </li>
      ))}
    </ul>
  );
}
