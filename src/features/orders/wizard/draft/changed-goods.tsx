import { changedGoods, type GoodsChange } from "#domain/orders/draft/changed-goods.ts";
import { pickText } from "#domain/locales.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

/** Over a draft that is resumed: line by line what is no longer as it was when it was last written. */
export function ChangedGoods() {
  const { LL } = useWords();
  const { draft, goods, change, isEdit } = useWizard();
  const words = LL.wizard.changedGoods;
  const changes = isEdit ? [] : changedGoods(draft, goods);
  if (changes.length === 0) return null;
  return (
    <section aria-label={words.title()} className="mb-8 border-l-3 border-ochre bg-card px-5 py-4.5">
      <h2 className="display-5">{words.title()}</h2>
      <ul className="mt-2 grid gap-1">
        {changes.map((one) => (
          <li key={JSON.stringify(one)}>
            <ChangeLine change={one} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => change({ seen: null })}>
        {words.understood()}
      </Button>
    </section>
  );
}

function ChangeLine({ change }: { change: GoodsChange }) {
  const { LL, locale } = useWords();
  const words = LL.wizard.changedGoods;
  const usd = (cents: number) => formatUsd(locale, cents);
  const packages: Record<string, () => string> = LL.statuses.ordered.package;
  switch (change.kind) {
    case "itemGone":
      return words.itemGone({ title: titleOf(change) });
    case "price":
      return words.price({ title: titleOf(change), before: usd(change.before), now: usd(change.now) });
    case "unit":
      return words.unit({
        title: titleOf(change),
        before: sayUnit(LL.orders.unit, change.before),
        now: sayUnit(LL.orders.unit, change.now),
      });
    case "packageGone":
      return words.packageGone({ name: packages[change.id]?.() ?? change.id });
    case "packagePrice":
      return words.packagePrice({
        name: packages[change.id]?.() ?? change.id,
        before: usd(change.before),
        now: usd(change.now),
      });
    case "spacePrice":
      return words.spacePrice({ before: usd(change.before), now: usd(change.now) });
    default:
      return change satisfies never;
  }

  function titleOf({ title_pt, title_en }: { title_pt: string; title_en: string }): string {
    return pickText({ pt: title_pt, en: title_en }, locale) ?? "";
  }
}
