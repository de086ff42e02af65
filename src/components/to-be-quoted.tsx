import { sayToBeQuoted, type Unpriced } from "#i18n/to-be-quoted.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

type ToBeQuotedProps = { of: Unpriced; className?: string };

/** Under a total: what the team still has to price; nothing once everything has its price. */
export function ToBeQuoted({ of, className }: ToBeQuotedProps) {
  const { LL } = useWords();
  const said = sayToBeQuoted(LL.amounts.toBeQuoted, of);
  return said === undefined ? null : (
    <span className={cn("block text-sm text-quiet", className)}>{said}</span>
  );
}
