import type { ReactNode } from "react";
import type { Cents } from "#domain/money.ts";
import { useWords } from "#src/lib/words.tsx";
import { cn } from "#src/lib/cn.ts";
import { Money } from "./money.tsx";
import { SPLIT_COLOURS, SplitBar, type Amounts } from "./split-bar.tsx";

type AmountSummaryProps = {
  amounts: Amounts;
  /** The total as the price engine gave it; never added up here. */
  total: Cents | null;
  /** More lines above the total, a discount for example. */
  lines?: readonly { label: string; cents: Cents | null }[];
  /** A figure beside "Additional services": "4 items". */
  extraNote?: ReactNode;
  /** The note that prices include taxes (WIZ-54); on unless switched off. */
  showTaxes?: boolean;
  className?: string;
};

/** Space, structure, extra and the total, as the order card and the order's page show them. */
export function AmountSummary({
  amounts,
  total,
  lines,
  extraNote,
  showTaxes = true,
  className,
}: AmountSummaryProps) {
  const { LL } = useWords();
  return (
    <div className={className}>
      <dl className="grid gap-1.5 text-[0.9375rem]">
        <AmountLine colour={SPLIT_COLOURS.space} label={LL.amounts.space()} cents={amounts.space} />
        <AmountLine
          colour={SPLIT_COLOURS.structure}
          label={LL.amounts.structure()}
          cents={amounts.structure}
        />
        <AmountLine
          colour={SPLIT_COLOURS.extra}
          label={
            <>
              {LL.amounts.extra()}
              {extraNote && <span className="block text-sm">{extraNote}</span>}
            </>
          }
          cents={amounts.extra}
        />
        {lines?.map((line) => (
          <AmountLine key={line.label} label={line.label} cents={line.cents} />
        ))}
      </dl>
      <SplitBar {...amounts} className="mt-4" />
      <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <dt>{LL.amounts.total()}</dt>
        <dd className="display-4">
          <Money cents={total} />
        </dd>
      </dl>
      {showTaxes && <p className="mt-1 text-sm text-quiet">{LL.amounts.taxes()}</p>}
    </div>
  );
}

function AmountLine({ label, cents, colour }: { label: ReactNode; cents: Cents | null; colour?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex items-baseline gap-2 text-quiet">
        {colour && (
          <span data-dot aria-hidden="true" className={cn("size-2 shrink-0 rounded-[2px]", colour)} />
        )}
        <span>{label}</span>
      </dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
