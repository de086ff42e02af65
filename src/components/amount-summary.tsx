import type { ReactNode } from "react";
import type { Cents } from "#domain/money.ts";
import type { Unpriced } from "#i18n/to-be-quoted.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { Money } from "./money.tsx";
import { SPLIT_COLOURS, SplitBar, type Amounts } from "./split-bar.tsx";
import { ToBeQuoted } from "./to-be-quoted.tsx";

type AmountSummaryProps = {
  /** The three parts, and what of them waits for the team's price. */
  amounts: Amounts & Unpriced;
  /** An order without a stand has neither space nor structure. */
  isServicesAlone?: boolean;
  /** The total as the price engine gave it; never added up here. */
  total: Cents | null;
  /** What is taken off space and structure, for example a discount (below 0). */
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
  isServicesAlone = false,
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
        {!isServicesAlone && (
          <>
            <AmountLine colour={SPLIT_COLOURS.space} label={LL.amounts.space()} cents={amounts.space} />
            <AmountLine
              colour={SPLIT_COLOURS.structure}
              label={LL.amounts.structure()}
              cents={amounts.structure}
              isWaiting={!amounts.isStructurePriced}
            />
          </>
        )}
        {lines?.map((line) => (
          <AmountLine key={line.label} label={line.label} cents={line.cents} />
        ))}
        <AmountLine
          colour={SPLIT_COLOURS.extra}
          label={
            <>
              {LL.amounts.extra()}
              {extraNote && <span className="block text-sm">{extraNote}</span>}
            </>
          }
          cents={amounts.extra}
          isWaiting={amounts.extra === 0 && amounts.unpricedLines > 0}
        />
      </dl>
      <SplitBar space={amounts.space} structure={amounts.structure} extra={amounts.extra} className="mt-4" />
      <dl className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <dt>{LL.amounts.total()}</dt>
        <dd className="display-4">
          {/* Never wider than its place, however large the reader's text. */}
          <span className="text-[length:min(1em,10cqi)]">
            <Money cents={total} />
          </span>
        </dd>
      </dl>
      <ToBeQuoted of={amounts} className="mt-0.5 text-right font-medium" />
      {showTaxes && <p className="mt-1 text-sm text-quiet">{LL.amounts.taxes()}</p>}
    </div>
  );
}

type AmountLineProps = { label: ReactNode; cents: Cents | null; colour?: string; isWaiting?: boolean };

function AmountLine({ label, cents, colour, isWaiting = false }: AmountLineProps) {
  const { LL } = useWords();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="flex items-baseline gap-2 text-quiet">
        {colour && (
          <span data-dot aria-hidden="true" className={cn("size-2 shrink-0 rounded-[2px]", colour)} />
        )}
        <span>{label}</span>
      </dt>
      <dd className="ml-auto">{isWaiting ? LL.amounts.toBeQuoted.part() : <Money cents={cents} />}</dd>
    </div>
  );
}
