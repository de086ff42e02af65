import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { useWords } from "#src/lib/words.tsx";

const actionClasses =
  "group flex min-h-12 items-center justify-between gap-4 border-b border-line px-2.5 font-semibold no-underline transition-colors duration-120 hover:bg-card";
const arrowClasses = "size-4 text-annatto-ink transition-transform duration-150 group-hover:translate-x-0.5";

export function QuickActions() {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="display-5">
        {words.actions()}
      </h2>
      <ul className="mt-4 border-t border-line-2">
        <li>
          <Link to="/admin/submissions" className={actionClasses}>
            {words.goSubmissions()}
            <ArrowRight aria-hidden="true" className={arrowClasses} />
          </Link>
        </li>
        <li>
          <Link to="/admin/orders" className={actionClasses}>
            {words.goOrders()}
            <ArrowRight aria-hidden="true" className={arrowClasses} />
          </Link>
        </li>
      </ul>
    </section>
  );
}
