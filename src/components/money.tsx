import type { Cents } from "#domain/money.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";

type MoneyProps = {
  /** Whole cents; null for a price nobody has set yet, drawn as a dash. */
  cents: Cents | null;
  /** Leaves the currency out, under a column that names it. */
  bare?: boolean;
  className?: string;
};

/** An amount in the reader's notation, figures of equal width, never broken over two lines. */
export function Money({ cents, bare = false, className }: MoneyProps) {
  const { locale } = useWords();
  const text = cents === null ? "–" : formatUsd(locale, cents);
  return (
    <span translate="no" className={cn("figures whitespace-nowrap", className)}>
      {bare ? text.replace(/^\S+\u00A0/, "") : text}
    </span>
  );
}
