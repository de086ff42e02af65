import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { centsFromUsd, type Usd } from "#domain/money.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import { useWords } from "#src/lib/words/words.tsx";

type AgreedTotalProps = {
  /** Null while the total above is agreed on. */
  agreed: QuotedTotal<Usd> | null | undefined;
  className?: string;
};

/** Under a total that the team proposes: says that it does not count yet, and which total does. Needs the words orders. */
export function AgreedTotal({ agreed, className }: AgreedTotalProps) {
  const { LL, locale } = useWords();
  if (!agreed) return null;
  const total = sayTotal(LL.amounts.toBeQuoted, locale, { ...agreed, total: centsFromUsd(agreed.total) });
  return <p className={className}>{LL.orders.change.agreedSoFar({ total })}</p>;
}
