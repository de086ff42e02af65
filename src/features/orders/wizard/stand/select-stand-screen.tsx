import { pickText } from "#domain/locales.ts";
import type { Cents } from "#domain/money.ts";
import { priceDraft, standDiscountOf } from "#domain/orders/kinds/content.ts";
import { isPricedPackage, type PackageGood } from "#domain/orders/draft/goods.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { Money } from "#src/components/money.tsx";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";
import { StandTable } from "#src/components/stand-table.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { placeOfField } from "#src/kit/form/field-places.ts";
import { useHeldError } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import { CustomStandOffer } from "./custom-stand-offer.tsx";
import { FIELDS_OF, useWizard } from "../wizard-context.tsx";

/** Bronze, Silver or Gold (WIZ-24): what each costs for this submission's size, worked out beside it. */
export function SelectStandScreen() {
  const { LL } = useWords();
  const { goods, isEdit } = useWizard();
  const { packages } = goods;
  const error = useHeldError("selectedStandardStandId");
  return (
    <div className="@container grid grid-cols-1 gap-6">
      {packages.length === 0 ? (
        <EmptyState title={LL.wizard.stand.none()} />
      ) : (
        <FormGroup
          id={placeOfField(FIELDS_OF, "selectedStandardStandId")}
          label={LL.wizard.stand.legend()}
          error={error}
          required
        >
          {(control) => (
            <div role="radiogroup" {...control} className="grid grid-cols-1 gap-4 @2xl:grid-cols-3">
              {packages.map((one) => (
                <PackageCard key={one.id} one={one} />
              ))}
            </div>
          )}
        </FormGroup>
      )}
      <StandTable caption={LL.wizard.stand.contents()} />
      {!isEdit && <CustomStandOffer />}
    </div>
  );
}

function PackageCard({ one }: { one: PackageGood }) {
  const { LL, locale } = useWords();
  const { goods, draft, change } = useWizard();
  const alone = { ...draft, selectedStandardStandId: one.id, lines: [] };
  const { standValue } = priceDraft(alone, goods);
  const off = standDiscountOf(alone, goods);
  return (
    <ChoiceCard
      id={`package-${one.id}`}
      name="selectedStandardStandId"
      value={one.id}
      isChosen={draft.selectedStandardStandId === one.id}
      onChoose={() => change({ selectedStandardStandId: one.id })}
      drawing={PACKAGE_DRAWINGS[one.id].booth}
      title={pickText(one.name, locale)}
      disabled={!isPricedPackage(one)}
    >
      <Included text={pickText(one.description, locale) ?? ""} />
      <div className="mt-auto pt-4 text-sm">
        {isPricedPackage(one) ? (
          <dl className="grid gap-1 border-t border-line pt-3">
            <PriceLine label={LL.amounts.space()} perM2={one.spacePerM2} />
            <PriceLine label={LL.amounts.structure()} perM2={one.structurePerM2} />
            {off && (
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-quiet">
                <dt>{LL.orders.summary.standDiscount({ percent: formatNumber(locale, off.percent) })}</dt>
                <dd>
                  <Money cents={-off.discount} />
                </dd>
              </div>
            )}
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
              <dt>{LL.wizard.stand.forSize({ size: formatNumber(locale, goods.sizeM2) })}</dt>
              <dd className="text-base font-semibold">
                <Money cents={standValue} />
              </dd>
            </div>
          </dl>
        ) : (
          <p className="border-t border-line pt-3">{LL.wizard.stand.withoutPrice()}</p>
        )}
      </div>
    </ChoiceCard>
  );
}

/** What the team wrote of a package: its first line as a sentence, what it lists below as a list. */
function Included({ text }: { text: string }) {
  const [first, ...listed] = text.split("\n").filter((line) => line.trim() !== "");
  return (
    <div className="mt-2 text-[0.9375rem] text-quiet">
      <p>{first}</p>
      {listed.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {listed.map((line) => (
            <li key={line}>{line.replace(/^[-•*]\s*/, "")}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PriceLine({ label, perM2 }: { label: string; perM2: Cents }) {
  const { LL } = useWords();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-quiet">
      <dt>{label}</dt>
      <dd>
        <Money cents={perM2} /> {LL.wizard.stand.perM2()}
      </dd>
    </div>
  );
}
