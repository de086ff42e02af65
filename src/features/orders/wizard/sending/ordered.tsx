import { shownTitle } from "#domain/catalogue/words.ts";
import { countOf } from "#domain/catalogue/unit.ts";
import { linesOf } from "#domain/orders/kinds/content.ts";
import { isRented } from "#domain/orders/lines/line.ts";
import type { OrderedLine } from "#domain/orders/lines/ordered-line.ts";
import { lineTotal } from "#domain/orders/lines/price.ts";
import { sayCount } from "#i18n/line-count.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { drawingOfOrder } from "../../drawn.ts";
import { useWhatIsOrdered } from "../order-summary.tsx";
import { useWizard } from "../wizard-context.tsx";

/** The number of lines that fit beside the next steps; the order's page has them all. */
const AT_MOST = 5;

/** What was sent, at a glance: its drawing, the stand or the kind, and the first lines. */
export function Ordered() {
  const { LL } = useWords();
  const { draft, goods } = useWizard();
  const what = useWhatIsOrdered();
  const words = LL.wizard.finalize;
  const lines = linesOf(draft, goods).filter(isRented);
  const further = lines.length - AT_MOST;
  const drawing = drawingOfOrder({ type: draft.orderType, packageId: draft.selectedStandardStandId });
  const { description } = draft.proposal;
  return (
    <section aria-labelledby="ordered" className="overflow-hidden rounded-lg border border-line bg-card">
      <Drawing
        name={drawing}
        alt=""
        loading="eager"
        className="aspect-5/3 w-full bg-paper-3 object-contain data-own:object-cover"
      />
      <div className="px-6.5 py-5">
        <h2 id="ordered" className="text-sm text-quiet">
          {words.ordered()}
        </h2>
        <p className="display-5 mt-1">{what}</p>
        {draft.orderType === "SIMPLE" && <p className="mt-3 line-clamp-5 wrap-anywhere">{description}</p>}
        {lines.length > 0 && (
          <ul className="mt-3 border-t border-line">
            {lines.slice(0, AT_MOST).map((line) => (
              <Line key={line.lineId} line={line} />
            ))}
          </ul>
        )}
        {further > 0 && <p className="mt-2 text-sm text-quiet">{words.more({ count: further })}</p>}
      </div>
    </section>
  );
}

function Line({ line }: { line: OrderedLine }) {
  const { LL, locale } = useWords();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 text-[0.9375rem]">
      <span className="min-w-0">
        {shownTitle(line, locale)}
        {line.kind === "catalogue" && (
          <span className="block text-sm text-quiet">{sayCount(LL.orders.counted, countOf(line))}</span>
        )}
      </span>
      <span className="ml-auto">
        {line.isPriced ? (
          <Money cents={lineTotal(line.unitPrice, line.quantity, line.periodOfUse)} />
        ) : (
          <span className="text-quiet">{LL.amounts.toBeQuoted.part()}</span>
        )}
      </span>
    </li>
  );
}
