import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { ItemGood } from "#domain/orders/goods.ts";
import { lineIssues } from "#domain/orders/line.ts";
import { lineTotal } from "#domain/orders/price.ts";
import { sayUnit } from "#i18n/unit-word.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { sayIssue } from "#src/lib/say-issue.ts";
import { useWords } from "#src/lib/words.tsx";
import { useWizard, type DraftLine } from "./wizard-context.tsx";

/** One item: a way to add it, or its quantity, days, note and total. */
export function ServiceLine({ item }: { item: ItemGood }) {
  const { LL, locale } = useWords();
  const { draft, addLine } = useWizard();
  const line = draft.lines.find(({ itemId }) => itemId === item.id);
  const title = shownTitle(item, locale) ?? LL.orders.item.untitled();
  return (
    <li className="border-t border-dashed border-line py-3.5">
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-quiet">
            {shownDescription(item, locale) ?? LL.orders.item.noDescription()}
          </p>
          <p className="figures mt-0.5 text-sm text-quiet">
            <Money cents={item.unitPrice} />{" "}
            {LL.orders.item.perUnit({ unit: sayUnit(LL.orders.unit, item.unitMetric) })}
          </p>
        </div>
        {line ? (
          <LineFigures item={item} line={line} title={title} />
        ) : (
          <Button
            id={addButtonId(item.id)}
            variant="link"
            className="min-h-11 justify-self-end sm:self-start"
            onClick={() => {
              focusNext(fieldId(addLine(item.id), "quantity"));
            }}
            aria-label={LL.orders.services.add({ title })}
          >
            {LL.actions.add()}
          </Button>
        )}
      </div>
      {line && <LineNote line={line} title={title} />}
    </li>
  );
}

type LineProps = { item: ItemGood; line: DraftLine; title: string };

function LineFigures({ item, line, title }: LineProps) {
  const { LL } = useWords();
  const { changeLine } = useWizard();
  const issues = lineIssues(line);
  const isWhole = line.quantity !== null && line.periodOfUse !== null && issues.length === 0;
  const total = isWhole ? lineTotal(item.unitPrice, line.quantity ?? 0, line.periodOfUse ?? 0) : null;
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 sm:grid-cols-[6rem_6rem_8.5rem]">
      {(["quantity", "periodOfUse"] as const).map((field) => {
        const issue = issues.find(({ path }) => path.endsWith(`.${field}`));
        return (
          <FormField
            key={field}
            id={fieldId(line.lineId, field)}
            label={
              <>
                {LL.orders.line[field]()}
                <span className="sr-only">, {title}</span>
              </>
            }
            error={issue && sayIssue(LL, issue)}
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={100}
                step={1}
                value={line[field] ?? ""}
                onChange={(event) => changeLine(line.lineId, { [field]: readNumber(event.target.value) })}
                className="figures"
              />
            )}
          </FormField>
        );
      })}
      <p className="col-span-2 pt-0 text-right font-semibold sm:col-span-1 sm:pt-8.5" aria-live="polite">
        <Money cents={total} />
      </p>
    </div>
  );
}

function fieldId(lineId: string, field: "quantity" | "periodOfUse"): string {
  return `wizard-lines.${lineId}.${field}`;
}

function addButtonId(itemId: string): string {
  return `wizard-add.${itemId}`;
}

/** The button pressed goes with its press; the focus moves to what took its place once that is drawn. */
function focusNext(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

function readNumber(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

function LineNote({ line, title }: Omit<LineProps, "item">) {
  const { LL } = useWords();
  const { changeLine, removeLine } = useWizard();
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-2">
      <FormField
        className="min-w-0 flex-1 basis-60"
        label={
          <>
            {LL.orders.line.notes()}
            <span className="sr-only">, {title}</span>
          </>
        }
        aside={LL.field.optional()}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={2000}
            value={line.notes}
            onChange={(event) => changeLine(line.lineId, { notes: event.target.value })}
          />
        )}
      </FormField>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          removeLine(line.lineId);
          focusNext(addButtonId(line.itemId));
        }}
        aria-label={LL.orders.services.remove({ title })}
      >
        {LL.actions.remove()}
      </Button>
    </div>
  );
}
