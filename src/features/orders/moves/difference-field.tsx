import type { Cents } from "#domain/money.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** What is missing of a payment by its figure, and why the order counts as paid all the same. */
export function DifferenceField({ outstanding }: { outstanding: Cents }) {
  const { LL, locale } = useWords();
  const words = LL.desk.status;
  return (
    <div className="grid gap-4">
      <p className="border-l-3 border-ochre bg-wait/60 px-4 py-3">
        {words.missing({ amount: formatUsd(locale, outstanding) })}
      </p>
      <ChoiceField
        label={words.settledAs()}
        required
        options={SETTLEMENTS.map((value) => ({ value, label: LL.orders.paid.settled[value]() }))}
      />
    </div>
  );
}
