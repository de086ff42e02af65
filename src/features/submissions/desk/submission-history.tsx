import { parseStatus } from "#domain/submissions/status.ts";
import { HistoryList } from "#src/components/history-list.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Submission } from "../data.ts";
import { sayAnswer, sayField } from "./answer-words.ts";
import { useMoveName } from "./use-move-name.ts";

type Entry = Submission["history"][number];

/** Who did what when, in words; a correction with the old and the new answers. */
export function SubmissionHistory({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const nameMove = useMoveName();

  function sayWhat({ action, from, to }: Entry): string {
    const name = nameMove(action);
    const before = from && parseStatus(from);
    const after = to && parseStatus(to);
    if (!before || !after) return name;
    const status = LL.statuses.submission;
    return LL.submissions.history.moved({ action: name, from: status[before](), to: status[after]() });
  }

  return (
    <HistoryList
      entries={submission.history.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: entry.actorName || null,
        what: sayWhat(entry),
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

export type ChangedAnswers = Record<string, { old?: unknown; new?: unknown }>;

/** Old and new, one line a field. */
export function Changes({ changes }: { changes: ChangedAnswers }) {
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
          {LL.submissions.history.change({
            field: sayField(words, key),
            old: quote(key, change.old),
            new: quote(key, change.new),
          })}
        </li>
      ))}
    </ul>
  );
}
