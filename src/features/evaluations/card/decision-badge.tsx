import type { Decision } from "#domain/evaluations/schema.ts";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";

const TONES = { PENDING: "wait", APPROVED: "good", REJECTED: "still" } satisfies Record<Decision, Tone>;

/** The evaluator's decision as a badge (EVA-04). */
export function DecisionBadge({ decision }: { decision: Decision }) {
  const { LL } = useWords();
  return (
    <Badge dot tone={TONES[decision]}>
      {LL.evaluations.decision[decision]()}
    </Badge>
  );
}
