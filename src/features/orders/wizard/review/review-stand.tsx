import { useSearch } from "@tanstack/react-router";
import { standDiscountOf } from "#domain/orders/kinds/content.ts";
import { pickText } from "#domain/locales.ts";
import { formatArea, formatNumber } from "#i18n/formatters.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Money } from "#src/components/money.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefDownloads } from "../../record/brief-downloads.tsx";
import { BriefSummary } from "../../record/brief-summary.tsx";
import { StandSite } from "../../record/stand-site.tsx";
import { useWizard } from "../wizard-context.tsx";

/** The package chosen, and what the stand costs for this size. */
export function PackageReview() {
  const { LL, locale } = useWords();
  const { submission, goods, draft, price } = useWizard();
  const off = standDiscountOf(draft, goods);
  const chosen = goods.packages.find(({ id }) => id === draft.selectedStandardStandId);
  return (
    <DefinitionList
      items={[
        { term: LL.orders.confirm.stand(), description: chosen && pickText(chosen.name, locale) },
        { term: LL.orders.confirm.size(), description: formatArea(locale, submission.spaceM2) },
        ...(off
          ? [
              {
                term: LL.orders.summary.standDiscount({ percent: formatNumber(locale, off.percent) }),
                description: <Money cents={-off.discount} />,
              },
            ]
          : []),
        { term: LL.orders.confirm.standValue(), description: <Money cents={price.standValue} /> },
      ]}
    />
  );
}

/** What the space of a custom stand costs; the structure waits for its price. */
export function SpaceReview() {
  const { LL, locale } = useWords();
  const { submission, price } = useWizard();
  return (
    <DefinitionList
      items={[
        { term: LL.orders.confirm.spaceArea(), description: formatArea(locale, submission.spaceM2) },
        { term: LL.orders.confirm.spaceValue(), description: <Money cents={price.space} /> },
        {
          term: LL.amounts.structure(),
          description: price.isStructurePriced ? (
            <Money cents={price.structure} />
          ) : (
            LL.wizard.stand.toBeQuoted()
          ),
        },
      ]}
    />
  );
}

/** The brief of a custom stand, its files and the place it is for. */
export function BriefReview() {
  const { submission, draft } = useWizard();
  // Printed is what the server has of it; a draft it does not know yet has no address.
  const { draft: draftId } = useSearch({ strict: false });
  return (
    <div className="grid gap-6">
      <StandSite submissionId={submission.id} />
      <BriefSummary briefing={draft.briefing} />
      {draftId && <BriefDownloads orderId={draftId} />}
    </div>
  );
}
