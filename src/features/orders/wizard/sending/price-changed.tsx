import { type ReactNode, useEffect, useRef } from "react";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Cents } from "#domain/money.ts";
import type { PriceDifference } from "#domain/orders/reading/price-difference.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { Money } from "#src/components/money.tsx";
import { ToBeQuoted } from "#src/components/to-be-quoted.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

type PriceChangedProps = {
  difference: PriceDifference;
  isSending: boolean;
  onAgree: () => void;
  onBack: () => void;
};

/** The order was not sent, since it costs another price by now: what was seen beside what holds, and the question again. */
export function PriceChanged({ difference, isSending, onAgree, onBack }: PriceChangedProps) {
  const { LL, locale } = useWords();
  const { isEdit } = useWizard();
  const words = LL.wizard.priceChanged;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "center" });
    panel.current?.focus({ preventScroll: true });
  }, []);
  const total = formatUsd(locale, difference.now);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-label={words.title()}
      className="mb-8 border-l-3 border-ochre bg-wait/60 px-4 py-4.5 sm:px-5"
    >
      <h2 className="display-5">{words.title()}</h2>
      <p className="mt-1 max-w-[60ch]">{words.text()}</p>
      <DifferenceTable difference={difference} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="sm" pending={isSending} onClick={onAgree}>
          {isEdit ? words.save({ total }) : words.send({ total })}
        </Button>
        <Button size="sm" variant="secondary" disabled={isSending} onClick={onBack}>
          {words.back()}
        </Button>
      </div>
    </section>
  );
}

function DifferenceTable({ difference }: { difference: PriceDifference }) {
  const { LL, locale } = useWords();
  const { price } = useWizard();
  const words = LL.wizard.priceChanged;
  const { lines, space, same, before, now } = difference;
  return (
    <table className="figures mt-3 w-full max-w-160 text-sm sm:text-[0.9375rem]">
      <thead className="text-sm text-quiet">
        <tr className="[&>th]:py-1.5 [&>th]:font-normal">
          <th className="text-left">{LL.orders.line.item()}</th>
          <th className="text-right">{words.before()}</th>
          <th className="text-right">{words.now()}</th>
        </tr>
      </thead>
      <tbody>
        {space && <Row name={LL.amounts.space()} before={space.before} now={space.now} />}
        {lines.map((line) => {
          const title = shownTitle(line, locale) ?? LL.orders.item.untitled();
          return <Row key={line.lineId} name={title} before={line.before} now={line.now} />;
        })}
        {same > 0 && (
          <tr className="border-t border-ochre/50 text-quiet">
            <td colSpan={3} className="py-2">
              {LL.orders.change.same({ count: same })}
            </td>
          </tr>
        )}
      </tbody>
      <tfoot className="border-t-2 border-ochre font-semibold">
        <Row name={LL.amounts.total()} before={before} now={now} note={<ToBeQuoted of={price} />} />
      </tfoot>
    </table>
  );
}

type RowProps = { name: string; before: Cents | null; now: Cents; note?: ReactNode };

function Row({ name, before, now, note }: RowProps) {
  return (
    <tr className="border-t border-ochre/50 align-baseline">
      <th scope="row" className="py-2 text-left font-semibold wrap-break-word">
        {name}
        {note}
      </th>
      <td className="py-2 pl-2 text-right sm:pl-4 text-quiet">
        <Money cents={before} />
      </td>
      <td className="py-2 pl-2 text-right sm:pl-4 font-semibold">
        <Money cents={now} />
      </td>
    </tr>
  );
}
