import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { useWords } from "#src/lib/words/words.tsx";

type Action = { to: LinkProps["to"]; label: (words: TranslationFunctions["desk"]["dashboard"]) => string };

/** The ways on from the desk's first page. */
const ACTIONS: readonly Action[] = [
  { to: "/admin/submissions", label: (words) => words.goSubmissions() },
  { to: "/admin/orders", label: (words) => words.goOrders() },
  { to: "/admin/evaluations", label: (words) => words.goEvaluations() },
  { to: "/admin/custom-services", label: (words) => words.goCustomServices() },
  { to: "/admin/email-manager", label: (words) => words.goCampaigns() },
  { to: "/admin/catalog", label: (words) => words.goCatalogue() },
  { to: "/admin/reports", label: (words) => words.goReports() },
  { to: "/admin/history", label: (words) => words.goHistory() },
];

export function QuickActions() {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <section aria-labelledby="quick-actions" data-no-print>
      <h2 id="quick-actions" className="display-5">
        {words.actions()}
      </h2>
      <ul className="mt-3 border-t border-line-2">
        {ACTIONS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex min-h-11 items-center justify-between gap-4 border-b border-line px-2.5 font-semibold no-underline transition-colors duration-120 hover:bg-card"
            >
              {label(words)}
              <ArrowRight
                aria-hidden="true"
                className="size-4 text-annatto-ink transition-transform duration-150 group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
