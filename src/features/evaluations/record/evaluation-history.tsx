import { CANNOT_JUDGE, DECISIONS } from "#domain/evaluations/schema.ts";
import { HistoryList } from "#src/kit/record/history-list.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useCriteria } from "../card/use-criteria.ts";
import type { Evaluation } from "../data.ts";

type EvaluationHistoryProps = { evaluation: Pick<Evaluation, "history" | "everyCriterion"> };

/** Who did what with an evaluation, with every value before and after, and why. */
export function EvaluationHistory({ evaluation }: EvaluationHistoryProps) {
  const { LL } = useWords();
  const sayChange = useSayChange(evaluation);
  return (
    <HistoryList
      entries={evaluation.history.map((entry) => {
        const changes = Object.entries(entry.changes ?? {}).flatMap(([name, change]) =>
          sayChange(name, change),
        );
        return {
          id: entry.id,
          at: entry.at,
          who: entry.actorName || null,
          what: LL.historyList.done.evaluation[entry.action](),
          note: [entry.note, ...changes].filter(Boolean).join("\n"),
        };
      })}
    />
  );
}

type SayChange = (name: string, change: { old?: unknown; new?: unknown }) => string[];

function useSayChange({ everyCriterion }: Pick<Evaluation, "everyCriterion">): SayChange {
  const { LL } = useWords();
  const words = LL.evaluations;
  const criteria = useCriteria(everyCriterion);
  const labels: Record<string, string> = {
    ...Object.fromEntries(criteria.map(({ criterion, name }) => [criterion, name])),
    [CANNOT_JUDGE]: words.card.cannotJudge(),
    decision: words.card.decision(),
    comment: words.card.comment(),
    attachments: words.card.attachments(),
  };

  function say(value: unknown): string {
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.map((name) => labels[String(name)] ?? "").join(", ") || "–";
    const decision = DECISIONS.find((known) => known === value);
    if (decision) return words.decision[decision]();
    return typeof value === "string" && value !== "" ? `“${value}”` : "–";
  }

  return (name, change) => {
    const field = labels[name];
    return field ? [LL.history.change({ field, old: say(change.old), new: say(change.new) })] : [];
  };
}
