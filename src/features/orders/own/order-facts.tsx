import { centsFromUsd } from "#domain/money.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import { formatArea } from "#i18n/formatters.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Money } from "#src/components/money.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

export function OrderFacts({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const words = LL.orders.page;
  const stand = order.lines.find(({ kind }) => kind === "package");
  const ofStand = [
    // Only a package has a name of its own; the type says the others.
    ...(stand
      ? [{ term: words.stand(), description: locale === "pt" ? stand.title_pt : stand.title_en }]
      : []),
    { term: words.size(), description: formatArea(locale, order.sizeM2) },
    { term: words.spacePerM2(), description: price(order.spacePerM2) },
    // The team prices the structure of a custom stand as a whole.
    ...(order.structurePerM2 === null
      ? []
      : [{ term: words.structurePerM2(), description: price(order.structurePerM2) }]),
  ];
  return (
    <Section title={words.details()} isRuled>
      <DefinitionList
        items={[
          { term: words.company(), description: order.company },
          { term: words.representative(), description: order.representative },
          { term: words.type(), description: LL.orders.type[order.type].name() },
          ...(isStandOrder(order.type) ? ofStand : []),
          { term: words.notes(), description: order.notes },
        ]}
      />
    </Section>
  );
}

function price(usd: number | null) {
  return usd === null ? undefined : <Money cents={centsFromUsd(usd)} />;
}
