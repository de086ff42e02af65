import { Link, type LinkProps } from "@tanstack/react-router";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type Action = { to: LinkProps["to"]; label: (words: TranslationFunctions["desk"]["dashboard"]) => string };

/** ADM-03 to ADM-07; every other way on is in the menu. */
const ACTIONS: readonly Action[] = [
  { to: "/admin/evaluations", label: (words) => words.goEvaluations() },
  { to: "/admin/reports", label: (words) => words.goReports() },
  { to: "/admin/custom-services", label: (words) => words.goCustomServices() },
  { to: "/admin/orders", label: (words) => words.goOrders() },
  { to: "/admin/email-manager", label: (words) => words.goCampaigns() },
];

/** The ways on from the desk's first page, below what waits. */
export function QuickActions() {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <section
      aria-labelledby="quick-actions"
      data-no-print
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <h2 id="quick-actions" className="font-semibold">
        {words.actions()}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {ACTIONS.map(({ to, label }) => (
          <li key={to}>
            <Button asChild size="sm" variant="secondary">
              <Link to={to}>{label(words)}</Link>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
