import { countOf } from "#domain/catalogue/unit.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { centsFromUsd } from "#domain/money.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import { Money } from "#src/components/money.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order, OrderLine } from "../data.ts";

/** What was ordered, two lines each: its name and what it comes to, how much of it and at what price (DATA-04). */
export function OwnLines({ order: { lines, sizeM2 } }: { order: Order }) {
  const { LL } = useWords();
  return (
    <Section title={LL.orders.page.lines()}>
      {lines.length === 0 ? (
        <p className="text-quiet">{LL.orders.line.none()}</p>
      ) : (
        <ul aria-label={LL.orders.page.lines()} className="border-t border-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} sizeM2={sizeM2} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Line({ line, sizeM2 }: { line: OrderLine; sizeM2: number }) {
  const { LL, locale } = useWords();
  const words = LL.orders.line;
  const name = shownTitle(line, locale) ?? LL.orders.item.untitled();
  const title =
    line.kind === "package" ? LL.orders.summary.stand({ name, size: formatNumber(locale, sizeM2) }) : name;
  return (
    <li className="flex flex-wrap justify-between gap-x-5 gap-y-0.5 border-b border-line py-3">
      <p className="min-w-0 grow basis-40 font-semibold wrap-anywhere">
        {title}
        {line.kind === "custom" && <Badge className="ml-2 align-middle">{words.custom()}</Badge>}
        {line.isTeamLine && <Badge className="ml-2 align-middle">{words.byTeam()}</Badge>}
      </p>
      <p className="ml-auto text-right font-semibold">
        {line.isPriced ? (
          <Money cents={centsFromUsd(line.netTotal)} />
        ) : (
          <Badge tone="wait">{words.waitsForPrice()}</Badge>
        )}
      </p>
      <Terms line={line} />
      {line.isCustomService && line.description && <Said text={line.description} />}
      {line.notes && <Said text={words.note({ note: line.notes })} />}
    </li>
  );
}

/** How much of it, for how long, at what price; a package has none of its own. */
function Terms({ line }: { line: OrderLine }) {
  const { LL, locale } = useWords();
  const off = line.discountPercentage;
  const says = [
    line.kind !== "package" && sayCount(LL.orders.counted, countOf(line)),
    line.kind !== "package" && line.isPriced && formatUsd(locale, centsFromUsd(line.unitPrice)),
    off > 0 && LL.orders.line.discount({ percent: formatNumber(locale, off) }),
  ].filter(Boolean);
  if (says.length === 0) return null;
  return <p className="figures basis-full text-[0.9375rem] text-quiet">{says.join(" · ")}</p>;
}

function Said({ text }: { text: string }) {
  return (
    <p className="max-w-[68ch] basis-full text-[0.9375rem] whitespace-pre-line wrap-anywhere text-quiet">
      {text}
    </p>
  );
}
