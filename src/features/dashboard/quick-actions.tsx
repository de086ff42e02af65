import { Link, type LinkProps } from "@tanstack/react-router";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
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

/** The ways on from the desk's first page, in a few words. */
export function QuickActions() {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <section aria-labelledby="quick-actions" data-no-print>
      <h2 id="quick-actions" className="font-semibold">
        {words.actions()}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {ACTIONS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-8 items-center coarse:min-h-11">
              {label(words)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
