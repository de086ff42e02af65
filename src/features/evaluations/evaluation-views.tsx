import { Link } from "@tanstack/react-router";
import type { Action } from "#domain/permissions.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useListPlaces } from "#src/lib/kept/list-places.ts";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

const VIEWS = [
  { to: "/admin/evaluations", name: "list", needs: "evaluations.view" },
  { to: "/admin/evaluations/ranking", name: "ranking", needs: "evaluations.view" },
  { to: "/admin/evaluations/assignment", name: "assignment", needs: "evaluations.assign" },
] as const satisfies readonly { to: string; name: string; needs: Action }[];

/** The ways to look at the evaluations, beside each other at the end of the title's line. */
export function EvaluationViews() {
  const { LL } = useWords();
  const { user } = useSession();
  const words = LL.marking.views;
  const placeOf = useListPlaces();
  return (
    <nav aria-label={words.label()} className="flex flex-wrap gap-x-6">
      {VIEWS.filter(({ needs }) => may(user, needs)).map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          search={placeOf(to) as never}
          activeOptions={{ exact: true, includeSearch: false }}
          className="flex min-h-9 items-center border-b-2 border-transparent font-semibold coarse:min-h-11 text-quiet hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
        >
          {words[name]()}
        </Link>
      ))}
    </nav>
  );
}
