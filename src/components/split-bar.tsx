import type { Cents } from "#domain/money.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

export type Amounts = { space: Cents; structure: Cents; extra: Cents };

/** What each part is drawn in, here and wherever the split is explained. */
export const SPLIT_COLOURS = { space: "bg-leaf", structure: "bg-moss", extra: "bg-ochre" } as const;

const PARTS = ["space", "structure", "extra"] as const;

type SplitBarProps = Amounts & {
  className?: string;
};

/** How a total divides into space, structure and extra services: a thin bar, with the figures in its name. */
export function SplitBar({ className, ...amounts }: SplitBarProps) {
  const { LL, locale } = useWords();
  const total = PARTS.reduce((sum, part) => sum + Math.max(0, amounts[part]), 0);
  const label = LL.amounts.split({
    space: formatUsd(locale, amounts.space),
    structure: formatUsd(locale, amounts.structure),
    extra: formatUsd(locale, amounts.extra),
  });
  const parts = PARTS.filter((part) => amounts[part] > 0);
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cn(
        "flex h-1.25 gap-px overflow-hidden rounded-full",
        total === 0 && "bg-paper-3",
        className,
      )}
    >
      {parts.map((part) => (
        <span
          key={part}
          data-bar
          className={cn("min-w-0.5", SPLIT_COLOURS[part])}
          style={{ flexGrow: amounts[part] / total }}
        />
      ))}
    </span>
  );
}

/** The names of the parts, once for all bars over or under it. */
export function SplitKey({ className }: { className?: string }) {
  const { LL } = useWords();
  return (
    <p aria-hidden="true" className={cn("flex flex-wrap gap-x-3 text-[0.8125rem] text-quiet", className)}>
      {PARTS.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <span data-dot className={cn("size-2 rounded-[2px]", SPLIT_COLOURS[part])} />
          {LL.amounts[part]()}
        </span>
      ))}
    </p>
  );
}
