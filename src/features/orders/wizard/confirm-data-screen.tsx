import { shownTitle } from "#domain/catalogue/words.ts";
import { pickText } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { lineTotal } from "#domain/orders/price.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Money } from "#src/components/money.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from "#src/components/ui/table.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useWizard } from "./wizard-context.tsx";

/** Everything that was chosen, before it is sent (WIZ-51), and a word to the team. */
export function ConfirmDataScreen() {
  const { LL, locale } = useWords();
  const { submission, packages, draft, price, change } = useWizard();
  const chosen = packages.find(({ id }) => id === draft.selectedStandardStandId);
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
          { term: LL.orders.confirm.size(), description: `${formatNumber(locale, submission.spaceM2)} m²` },
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
  const { items, draft } = useWizard();
  return (
    <Table aria-label={LL.orders.confirm.services()}>
      <TableHead>
        <tr>
          <TableHeaderCell>{LL.orders.line.item()}</TableHeaderCell>
          <TableHeaderCell align="end">{LL.orders.line.quantity()}</TableHeaderCell>
          <TableHeaderCell align="end">{LL.orders.line.periodOfUse()}</TableHeaderCell>
          <TableHeaderCell align="end">{LL.orders.line.total()}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {draft.lines.map((line) => {
          const item = items.find(({ id }) => id === line.itemId);
          return (
            <TableRow key={line.itemId}>
              <TableCell>
                <span className="font-semibold">
                  {(item && shownTitle(item, locale)) ?? LL.orders.item.untitled()}
                </span>
                {line.notes && <span className="block text-quiet">{line.notes}</span>}
              </TableCell>
              <TableCell align="end">{line.quantity}</TableCell>
              <TableCell align="end">{line.periodOfUse}</TableCell>
              <TableCell align="end">
                <Money
                  cents={
                    item
                      ? lineTotal(centsFromUsd(item.unitPrice), line.quantity ?? 0, line.periodOfUse ?? 0)
                      : null
                  }
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
