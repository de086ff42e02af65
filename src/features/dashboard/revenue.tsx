import { centsFromUsd, type Cents } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { Money } from "#src/components/money.tsx";
import { SPLIT_COLOURS, SplitBar } from "#src/components/split-bar.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import type { Stats } from "./data.ts";

/** The rest of the bar. */
const CREDIT_COLOUR = "bg-line-2";
const PARTS = ["space", "structure", "extra"] as const;

/** What was accepted, by space, structure and additional services (ADM-02), and what of it was paid too much. */
export function Revenue({ revenue }: { revenue: Stats["revenue"] }) {
  const { LL } = useWords();
  const amounts = {
    space: centsFromUsd(revenue.space),
    structure: centsFromUsd(revenue.structure),
    extra: centsFromUsd(revenue.extra),
  };
  const credit = centsFromUsd(revenue.credit);
  const total = centsFromUsd(revenue.total);
  return (
    <section aria-labelledby="revenue">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="revenue" className="display-5">
          {LL.desk.dashboard.revenue()}
        </h2>
        <p className="display-4">
          <Money cents={total} />
        </p>
      </div>
      <div className={cn("mt-4 rounded-sm", CREDIT_COLOUR)}>
        <div style={{ width: `${total === 0 ? 100 : (1 - credit / total) * 100}%` }}>
          <SplitBar {...amounts} size="wide" />
        </div>
      </div>
      <dl className="@container mt-2">
        {PARTS.map((part) => (
          <Row
            key={part}
            name={LL.amounts[part]()}
            dot={SPLIT_COLOURS[part]}
            cents={amounts[part]}
            total={total}
          />
        ))}
        {credit > 0 && (
          <Row name={LL.desk.dashboard.revenueCredit()} dot={CREDIT_COLOUR} cents={credit} total={total} />
        )}
      </dl>
      {total === 0 && <p className="mt-3 text-quiet">{LL.desk.dashboard.revenueNone()}</p>}
    </section>
  );
}

type RowProps = { name: string; dot: string; cents: Cents; total: Cents };

function Row({ name, dot, cents, total }: RowProps) {
  const { LL, locale } = useWords();
  const percent = `${formatNumber(locale, total === 0 ? 0 : Math.round((cents / total) * 1000) / 10)}%`;
  return (
    <div className="grid items-baseline gap-x-6 border-b border-line py-2.5 @xs:grid-cols-[1fr_auto] @lg:grid-cols-[1fr_9rem_10rem]">
      <dt className="flex items-baseline gap-2.5">
        <span data-dot aria-hidden="true" className={cn("size-2.5 shrink-0 rounded-[2px]", dot)} />
        {name}
      </dt>
      <dd className="figures text-quiet @max-lg:col-start-1 @max-lg:pl-5 @xs:@max-lg:row-start-2 @lg:text-right">
        {LL.desk.dashboard.share({ percent })}
      </dd>
      <dd className="text-right font-semibold @xs:@max-lg:col-start-2 @xs:@max-lg:row-start-1">
        <Money cents={cents} />
      </dd>
    </div>
  );
}
