import { RadioGroup } from "radix-ui";
import { pickText } from "#domain/locales.ts";
import type { Cents } from "#domain/money.ts";
import { priceDraft } from "#domain/orders/content.ts";
import { isPricedPackage, type PackageGood } from "#domain/orders/goods.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { FormGroup } from "#src/components/form-field.tsx";
import { Money } from "#src/components/money.tsx";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { sayIssue } from "#src/lib/say-issue.ts";
import { useWords } from "#src/lib/words.tsx";
import { useWizard } from "./wizard-context.tsx";

/** Bronze, Silver or Gold (WIZ-24): what each costs for this submission's size, worked out beside it. */
export function SelectStandScreen() {
  const { LL } = useWords();
  const { goods, draft, change, issues } = useWizard();
  const { packages } = goods;
  const issue = issues.find(({ path }) => path === "selectedStandardStandId");
  if (packages.length === 0) return <EmptyState title={LL.orders.stand.none()} />;
  return (
    <FormGroup
      id="wizard-selectedStandardStandId"
      label={LL.orders.stand.legend()}
      error={issue && sayIssue(LL, issue)}
      required
    >
      {(control) => (
        <RadioGroup.Root
          {...control}
          value={draft.selectedStandardStandId ?? ""}
          onValueChange={(selectedStandardStandId) => change({ selectedStandardStandId })}
          className="grid gap-4 md:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3"
        >
          {packages.map((one) => (
            <PackageCard key={one.id} one={one} />
          ))}
        </RadioGroup.Root>
      )}
    </FormGroup>
  );
}

function PackageCard({ one }: { one: PackageGood }) {
  const { LL, locale } = useWords();
  const { goods, draft } = useWizard();
  const { standValue } = priceDraft({ ...draft, selectedStandardStandId: one.id, lines: [] }, goods);
  const isChosen = draft.selectedStandardStandId === one.id;
  return (
    <div
      data-chosen={isChosen || undefined}
      className="relative flex flex-col rounded-lg border border-line-2 bg-card transition-colors duration-150 hover:border-ink has-disabled:border-line has-disabled:bg-paper-2 data-chosen:border-leaf data-chosen:ring-1 data-chosen:ring-leaf"
    >
      <Drawing
        name={PACKAGE_DRAWINGS[one.id].booth}
        alt=""
        className="aspect-4/3 w-full rounded-t-lg bg-paper-3 object-contain lg:aspect-5/2 xl:aspect-4/3"
      />
      <div className="flex flex-1 flex-col p-4.5">
        <div className="flex items-start gap-3">
          <RadioGroup.Item
            value={one.id}
            id={`package-${one.id}`}
            disabled={!isPricedPackage(one)}
            aria-describedby={`package-${one.id}-price`}
            className="relative z-1 mt-1 grid size-5 shrink-0 place-items-center rounded-full border border-field bg-card disabled:border-line-2 disabled:bg-paper-3 data-[state=checked]:border-leaf"
          >
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-leaf" />
          </RadioGroup.Item>
          <label htmlFor={`package-${one.id}`} className="display-5 after:absolute after:inset-0">
            {pickText(one.name, locale)}
          </label>
        </div>
        <p className="mt-2 text-[0.9375rem] text-quiet">{pickText(one.description, locale)}</p>
        <div id={`package-${one.id}-price`} className="mt-auto pt-4 text-sm">
          {isPricedPackage(one) ? (
            <dl className="grid gap-1 border-t border-line pt-3">
              <PriceLine label={LL.amounts.space()} perM2={one.spacePerM2} />
              <PriceLine label={LL.amounts.structure()} perM2={one.structurePerM2} />
              <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-2">
                <dt>{LL.orders.stand.forSize({ size: formatNumber(locale, goods.sizeM2) })}</dt>
                <dd className="text-base font-semibold">
                  <Money cents={standValue} />
                </dd>
              </div>
            </dl>
          ) : (
            <p className="border-t border-line pt-3">{LL.orders.stand.withoutPrice()}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function PriceLine({ label, perM2 }: { label: string; perM2: Cents }) {
  const { LL } = useWords();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-quiet">
      <dt>{label}</dt>
      <dd>
        <Money cents={perM2} /> {LL.orders.stand.perM2()}
      </dd>
    </div>
  );
}
