import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formatters.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

const cellClasses =
  "grid h-full content-between gap-2 px-4 pt-4 pb-3.5 no-underline transition-colors duration-120 hover:bg-card";

/** Half a phone is narrower than the longest status in Portuguese. */
const badgeClasses = "max-sm:h-auto max-sm:rounded-lg max-sm:py-0.5 max-sm:whitespace-normal";

/** How many orders are in each status (ADM-01), each leading to its list; drafts are never among them. */
export function OrderCounts({ counts }: { counts: Overview["orders"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <Strip id="order-counts" title={words.counts()} isEmpty={isEmpty(counts)} none={words.noOrders()}>
      {counts.map(({ status, count }) => (
        <Cell key={status}>
          <Link to="/admin/orders" search={{ statuses: status }} className={cellClasses}>
            <Figure
              count={count}
              badge={<StatusBadge of="order" status={status} className={badgeClasses} />}
            />
            <span className="sr-only">{words.openList({ status: LL.statuses.order[status](), count })}</span>
          </Link>
        </Cell>
      ))}
    </Strip>
  );
}

export function SubmissionCounts({ counts }: { counts: Overview["submissions"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <Strip
      id="submission-counts"
      title={words.submissionCounts()}
      isEmpty={isEmpty(counts)}
      none={words.noSubmissions()}
    >
      {counts.map(({ status, count }) => (
        <Cell key={status}>
          <Link to="/admin/submissions" search={{ statuses: status }} className={cellClasses}>
            <Figure
              count={count}
              badge={<StatusBadge of="submission" status={status} className={badgeClasses} />}
            />
            <span className="sr-only">
              {words.openSubmissions({ status: LL.statuses.submission[status](), count })}
            </span>
          </Link>
        </Cell>
      ))}
    </Strip>
  );
}

function isEmpty(counts: readonly { count: number }[]): boolean {
  return counts.every(({ count }) => count === 0);
}

type StripProps = { id: string; title: string; isEmpty: boolean; none: string; children: ReactNode };

function Strip({ id, title, isEmpty: isNone, none, children }: StripProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-5">
        {title}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] border-t border-l border-line-2 sm:flex sm:flex-wrap">
        {children}
      </ul>
      {isNone && <p className="mt-3 text-quiet">{none}</p>}
    </section>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <li className="border-r border-b border-line sm:min-w-max sm:grow sm:basis-24">{children}</li>;
}

function Figure({ count, badge }: { count: number; badge: ReactNode }) {
  const { locale } = useWords();
  return (
    <>
      <span aria-hidden="true" className="display-4 figures">
        {formatNumber(locale, count)}
      </span>
      <span aria-hidden="true">{badge}</span>
    </>
  );
}
