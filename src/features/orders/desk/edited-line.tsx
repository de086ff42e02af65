import { centsFromUsd } from "#domain/money.ts";
import { priceLine } from "#domain/orders/price.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { EditedLine } from "./edited-lines.ts";

/** What a line is, and the way to take it out; the stand's own stays. */
export function EditedLineHead({ line, onRemove }: { line: EditedLine; onRemove: () => void }) {
  const { LL } = useWords();
  const title = line.title || LL.desk.items.newCustom();
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0">
        <span className="mr-2 font-semibold">{title}</span>
        {line.isNew && <Badge tone="good">{LL.orders.change.line.added()}</Badge>}
      </p>
      {line.kind !== "package" && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={LL.orders.services.remove({ title })}
          onClick={onRemove}
        >
          {LL.actions.remove()}
        </Button>
      )}
    </div>
  );
}

/** What the line comes to as it is typed; nothing while a figure is missing. */
export function EditedLineTotal({ line }: { line: EditedLine }) {
  const { LL } = useWords();
  const { unitPrice, quantity, periodOfUse, discountPercentage: discountPercent } = line;
  const isKnown = [unitPrice, quantity, periodOfUse, discountPercent].every(
    (figure) => typeof figure === "number",
  );
  const net = isKnown
    ? priceLine({
        unitPrice: centsFromUsd(Number(unitPrice)),
        quantity: Number(quantity),
        periodOfUse: Number(periodOfUse),
        discountPercent: Number(discountPercent),
      }).net
    : null;
  return (
    <p className="self-end pb-2.5 text-right font-semibold max-sm:col-span-2" aria-live="polite">
      <span className="sr-only">{LL.orders.line.net()}: </span>
      {net === null && unitPrice === null ? LL.orders.line.waitsForPrice() : <Money cents={net} />}
    </p>
  );
}
