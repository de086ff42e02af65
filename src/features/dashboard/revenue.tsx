import { centsFromUsd, type Cents } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { Money } from "#src/components/money.tsx";
import { SPLIT_COLOURS, SplitBar } from "#src/components/split-bar.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Stats } from "./data.ts";

/** The colour of what was overpaid, the rest of the bar. */
const CREDIT_COLOUR = "bg-line-2";
const PARTS = ["space", "structure", "extra"] as const;

/** What was accepted, by space, structure and additional services (ADM-02), and what of it was paid too much. */
export function Revenue({ revenue }: { revenue: Stats["revenue"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
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
          {words.revenue()}
        </h2>
        <p className="display-5">
          <Money cents={total} />
        </p>
      </div>
      <div className={cn("mt-2.5 rounded-full", CREDIT_COLOUR)}>
        <div style={{ width: `${total === 0 ? 100 : (1 - credit / total) * 100}%` }}>
          <SplitBar {...amounts} />
        </div>
      </div>
      <dl className="mt-2.5 flex flex-wrap gap-x-10 gap-y-1.5">
        {PARTS.map((part) => (
          <Part
            key={part}
            name={LL.amounts[part]()}
            dot={SPLIT_COLOURS[part]}
            cents={amounts[part]}
            total={total}
          />
        ))}
        {credit > 0 && <Part name={words.revenueCredit()} dot={CREDIT_COLOUR} cents={credit} total={total} />}
      </dl>
      {total === 0 && <p className="mt-2.5 text-quiet">{words.revenueNone()}</p>}
      <p className="mt-2 text-[0.8125rem] text-quiet">{LL.amounts.taxes()}</p>
    </section>
  );
}

type PartProps = { name: string; dot: string; cents: Cents; total: Cents };

function Part({ name, dot, cents, total }: PartProps) {
  const { locale } = useWords();
  const percent = `${formatNumber(locale, total === 0 ? 0 : Math.round((cents / total) * 1000) / 10)}%`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5">
      <dt className="flex items-baseline gap-2">
        <span data-dot aria-hidden="true" className={cn("size-2.5 shrink-0 rounded-[2px]", dot)} />
        {name}
      </dt>
      <dd className="font-semibold">
        <Money cents={cents} />
      </dd>
      <dd className="figures text-quiet">{percent}</dd>
    </div>
  );
}
