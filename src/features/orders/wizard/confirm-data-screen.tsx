import { useMemo } from "react";
import { shownTitle } from "#domain/catalogue/words.ts";
import { pickText, type Locale } from "#domain/locales.ts";
import type { ItemGood } from "#domain/orders/goods.ts";
import { lineTotal } from "#domain/orders/price.ts";
import { formatArea } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Money } from "#src/components/money.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useWizard, type DraftLine } from "./wizard-context.tsx";

/** Everything that was chosen, before it is sent (WIZ-51), and a word to the team. */
export function ConfirmDataScreen() {
  const { LL, locale } = useWords();
  const { submission, goods, draft, price, change } = useWizard();
  const chosen = goods.packages.find(({ id }) => id === draft.selectedStandardStandId);
  return (
    <div className="grid grid-cols-1 gap-9">
      <DefinitionList
        items={[
          { term: LL.orders.confirm.organisation(), description: submission.institutionName },
          { term: LL.orders.confirm.submission(), description: submission.reference },
          { term: LL.orders.confirm.type(), description: LL.orders.type[draft.orderType].name() },
          {
            term: LL.orders.confirm.stand(),
            description: chosen && pickText(chosen.name, locale),
          },
          { term: LL.orders.confirm.size(), description: formatArea(locale, submission.spaceM2) },
          { term: LL.orders.confirm.standValue(), description: <Money cents={price.standValue} /> },
        ]}
      />
      <section aria-labelledby="confirm-services">
        <h2 id="confirm-services" className="display-5 mb-3">
          {LL.orders.confirm.services()}
        </h2>
        {draft.lines.length === 0 ? (
          <p className="text-quiet">{LL.orders.confirm.noServices()}</p>
        ) : (
          <ChosenLines />
        )}
      </section>
      <FormField
        label={LL.orders.confirm.notes()}
        hint={LL.orders.confirm.notesHint()}
        aside={LL.field.optional()}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </FormField>
    </div>
  );
}

function ChosenLines() {
  const { LL, locale } = useWords();
  const { goods, draft } = useWizard();
  const { items } = goods;
  const columns = useMemo(() => chosenColumns(LL, locale, items), [LL, locale, items]);
  return (
    <DataTable
      label={LL.orders.confirm.services()}
      columns={columns}
      rows={draft.lines}
      getRowId={(line) => line.lineId}
    />
  );
}

function chosenColumns(
  LL: TranslationFunctions,
  locale: Locale,
  items: readonly ItemGood[],
): Column<DraftLine>[] {
  const words = LL.orders.line;
  const itemOf = (line: DraftLine) => items.find(({ id }) => id === line.itemId);
  return [
    {
      id: "item",
      header: words.item(),
      onCard: "title",
      wraps: true,
      cell: (line) => {
        const item = itemOf(line);
        return (
          <>
            <span className="font-semibold">
              {(item && shownTitle(item, locale)) ?? LL.orders.item.untitled()}
            </span>
            {line.notes && <span className="block text-quiet">{line.notes}</span>}
          </>
        );
      },
    },
    { id: "quantity", header: words.quantity(), align: "end", cell: (line) => line.quantity },
    { id: "period", header: words.periodOfUse(), align: "end", cell: (line) => line.periodOfUse },
    {
      id: "total",
      header: words.total(),
      align: "end",
      cell: (line) => {
        const item = itemOf(line);
        const { quantity, periodOfUse } = line;
        const price = item?.unitPrice;
        return (
          <Money cents={price === undefined ? null : lineTotal(price, quantity ?? 0, periodOfUse ?? 0)} />
        );
      },
    },
  ];
}
