import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import type { ReportPeriod } from "#domain/reports/period.ts";
import { formatArea, formatNumber, formatPrice } from "#i18n/formatters.ts";
import { reportsQuery, type Reports } from "#src/kit/report/data.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Head, headOf, listsBehind } from "./head-of.ts";

const NAMES = ["received", "approved", "area", "paid", "expected", "waiting"] as const;
type Name = (typeof NAMES)[number];

/** What the season comes to, in six figures; of a period its share of the season stands below each. */
export function ReportHead({ tables, period }: { tables: Reports; period: ReportPeriod }) {
  const { LL, locale } = useWords();
  const words = LL.reports;
  const isPeriod = Boolean(period.from ?? period.to);
  const { data: season } = useQuery({ ...reportsQuery({}), enabled: isPeriod });
  const head = headOf(tables);
  const lists = listsBehind(period, tables);
  const whole = season && headOf(season);
  return (
    <section aria-label={words.headTitle()}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 xl:grid-cols-6">
        {NAMES.map((name) => (
          <div key={name} className="relative grid content-start gap-0.5 bg-card px-4 py-3">
            <dt className="text-[0.8125rem] text-quiet">{words.head[name]()}</dt>
            <dd className="display-5 figures whitespace-nowrap">
              <FigureOf list={lists[name]}>{sayHead(locale, name, head[name])}</FigureOf>
            </dd>
            <dd className="min-h-5 text-[0.8125rem] text-quiet">
              {isPeriod
                ? whole && words.headNotes.ofSeason({ share: share(head[name], whole[name]) })
                : noteOf(name, head)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

  function noteOf(name: Name, all: Head): string {
    const notes = words.headNotes;
    switch (name) {
      case "received":
        return notes.received({ count: all.countries });
      case "approved":
        return notes.approved({ share: share(all.approved, all.received) });
      case "area":
        return notes.area({ m2: formatArea(locale, Math.round(all.area / Math.max(1, all.approved))) });
      case "paid":
        return notes.paid({ count: all.paidOrders });
      case "expected":
        return notes.expected({ count: all.awaitedOrders });
      case "waiting":
        return notes.waiting({ count: all.waitingOrders });
    }
  }
}

type FigureOfProps = { list: ReturnType<typeof listsBehind>[Name]; children: string };

/** Leads to its list, by a click anywhere in its field. */
function FigureOf({ list, children }: FigureOfProps) {
  if (!list) return children;
  return (
    <Link
      to={`/admin/${list.list}`}
      search={list.address}
      className="no-underline after:absolute after:inset-0 hover:underline hover:underline-offset-4"
    >
      {children}
    </Link>
  );
}

/** Amounts in whole dollars: the cents stand in the tables. */
function sayHead(locale: Locale, name: Name, value: number): string {
  if (name === "area") return formatArea(locale, value);
  if (name === "received" || name === "approved") return formatNumber(locale, value);
  return formatPrice(locale, centsFromUsd(Math.round(value)));
}

function share(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`;
}
