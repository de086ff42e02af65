import { ChevronDown } from "lucide-react";
import { isPlannable, type PlanState, PLAN_STATES } from "#domain/decisions/plan.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuItem } from "#src/components/ui/menu.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { RankingRow } from "../data.ts";

export type PlanRow = (row: RankingRow, plan: PlanState) => void;

const TONES = { APPROVED: "good", REJECTED: "still" } as const;

/** The planned decision of a row, set in place. */
export function PlanCell({ row, onPlan }: { row: RankingRow; onPlan: PlanRow }) {
  const { LL } = useWords();
  const words = LL.decisions;
  const { plan, submission } = row;
  const said = words.plans[plan]();
  // What something else was decided of can lose its plan, and gets none.
  const offered = PLAN_STATES.filter(
    (to) => to !== plan && (to === "none" || isPlannable(submission.status)),
  );
  if (offered.length === 0 || (plan === "none" && !isPlannable(submission.status))) return null;
  const label = words.planOf({ reference: submission.reference, plan: said });
  return (
    <Menu
      label={label}
      trigger={
        <Button variant="quiet" size="sm" aria-label={label} className="-mx-2 gap-1 px-2">
          {plan === "none" ? (
            <span className="font-normal text-quiet">{said}</span>
          ) : (
            <Badge tone={TONES[plan]}>{said}</Badge>
          )}
          <ChevronDown aria-hidden="true" className="size-3.5 text-quiet" />
        </Button>
      }
    >
      {offered.map((to) => (
        <MenuItem key={to} onSelect={() => onPlan(row, to)}>
          {to === "none" ? words.moves.clearPlan() : words.plans[to]()}
        </MenuItem>
      ))}
    </Menu>
  );
}
