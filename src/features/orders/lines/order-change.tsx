import type { ReactNode } from "react";
import { countOf } from "#domain/catalogue/unit.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { centsFromUsd } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { OrderChange } from "../data.ts";

type ChangedLine = OrderChange["lines"][number];

const TONES = { added: "good", removed: "still", changed: "wait", same: "outline" } satisfies Record<
  ChangedLine["change"],
  Tone
>;

/** Old and new beside each other, below each other where large letters leave no room. */
const COLUMNS = "grid grid-cols-1 gap-x-6 @3xs:grid-cols-2 @md:grid-cols-[1.4fr_1fr_1fr]";
/** Which of the two it is, said to who cannot see the columns, and shown where there are none. */
const SIDE = "font-normal text-quiet @3xs:sr-only";

/** What the team changed of an order: old and new lines and totals side by side. */
export function OrderChangeTable({ change }: { change: OrderChange }) {
  const { LL } = useWords();
  const words = LL.orders.change;
  const changed = change.lines.filter((line) => line.change !== "same");
  const same = change.lines.length - changed.length;
  return (
    <div className="@container mt-3 max-w-3xl rounded-lg border border-line bg-card px-4 py-3 text-sm">
      <div aria-hidden="true" className={cn(COLUMNS, "pb-1 text-quiet @max-3xs:hidden")}>
        <span className="@max-md:hidden">{LL.orders.line.item()}</span>
        <span>{words.before()}</span>
        <span>{words.after()}</span>
      </div>
      <ul>
        {changed.map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ul>
      {same > 0 && <p className="border-t border-line py-2 text-quiet">{words.same({ count: same })}</p>}
      <Sums change={change} />
    </div>
  );
}

function Line({ line }: { line: ChangedLine }) {
  const { LL, locale } = useWords();
  const words = LL.orders.change;
  return (
    <li className={cn(COLUMNS, "gap-y-1 border-t border-line py-2")}>
      <p className="font-semibold @max-md:col-span-full">
        <span className="mr-2">{shownTitle(line, locale) ?? LL.orders.item.untitled()}</span>
        <Badge tone={TONES[line.change]}>{words.line[line.change]()}</Badge>
      </p>
      <Figures side={words.before()} line={line} figures={line.before} />
      <Figures side={words.after()} line={line} figures={line.after} />
    </li>
  );
}

type FiguresProps = { side: string; line: ChangedLine; figures: ChangedLine["before"] };

/** How much of it, for how long, what is taken off, and what it comes to. */
function Figures({ side, line, figures }: FiguresProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.change;
  if (!figures) {
    return (
      <p className="text-quiet">
        <span className={SIDE}>{side}: </span>–
      </p>
    );
  }
  const { quantity, periodOfUse, unitPeriod, discountPercentage, isPriced, netTotal } = figures;
  return (
    <div className="figures min-w-0">
      <span className={SIDE}>{side}: </span>
      {line.kind !== "package" && (
        <p className="text-quiet">
          {unitPeriod === "once"
            ? sayCount(LL.orders.counted, countOf({ ...line, ...figures }))
            : words.figures({ quantity, days: periodOfUse })}
        </p>
      )}
      {discountPercentage > 0 && (
        <p className="text-quiet">
          {LL.orders.line.discount({ percent: formatNumber(locale, discountPercentage) })}
        </p>
      )}
      <p className="font-semibold">
        {isPriced ? <Money cents={centsFromUsd(netTotal)} /> : LL.orders.line.waitsForPrice()}
      </p>
      {figures.notes && <p className="whitespace-pre-line text-quiet">{figures.notes}</p>}
    </div>
  );
}

/** The structure where it has no line of its own, and the total. */
function Sums({ change: { before, after, lines } }: { change: OrderChange }) {
  const { LL } = useWords();
  const words = LL.orders.change;
  const sayStructure = ({ isStructurePriced, structureAmount }: OrderChange["before"]) =>
    isStructurePriced ? <Money cents={centsFromUsd(structureAmount)} /> : LL.orders.line.waitsForPrice();
  const hasStructure =
    !lines.some(({ kind }) => kind === "package") &&
    (before.structureAmount !== after.structureAmount ||
      before.isStructurePriced !== after.isStructurePriced);
  return (
    <dl>
      {hasStructure && (
        <Sum name={words.structure()} before={sayStructure(before)} after={sayStructure(after)} />
      )}
      <Sum name={LL.amounts.total()} before={sayTotalOf(before)} after={sayTotalOf(after)} />
    </dl>
  );
}

/** The agreed and the proposed total, where nothing else has to be confirmed. */
export function ChangeTotals({ change: { before, after } }: { change: OrderChange }) {
  const words = useWords().LL.orders.change;
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
      <dt className="text-quiet">{words.agreedNow()}</dt>
      <dd>{sayTotalOf(before)}</dd>
      <dt className="text-quiet">{words.proposedNow()}</dt>
      <dd className="font-semibold">{sayTotalOf(after)}</dd>
    </dl>
  );
}

function sayTotalOf(sums: OrderChange["before"]) {
  return <OrderTotal of={{ ...sums, total: centsFromUsd(sums.total) }} />;
}

type SumProps = { name: string; before: ReactNode; after: ReactNode };

function Sum({ name, before, after }: SumProps) {
  const { LL } = useWords();
  const words = LL.orders.change;
  return (
    <div className={cn(COLUMNS, "border-t border-line-2 py-2 font-semibold")}>
      <dt className="@max-md:col-span-full">{name}</dt>
      <dd>
        <span className={SIDE}>{words.before()}: </span>
        {before}
      </dd>
      <dd>
        <span className={SIDE}>{words.after()}: </span>
        {after}
      </dd>
    </div>
  );
}
