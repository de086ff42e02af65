import { useMutation } from "@tanstack/react-query";
import { itemsEdit } from "#domain/orders/staff-schema.ts";
import { NOTE_MAX } from "#domain/note.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormBar } from "#src/kit/form/form-bar.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { tellSince } from "#src/kit/record/tell-since.ts";
import { sayOr } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { editItems, readOrder, type Order } from "../data.ts";
import { AddItem } from "./add-item.tsx";
import { EditedLineHead, EditedLineTotal } from "./edited-line.tsx";
import { linesToEdit, type EditedLine } from "./edited-lines.ts";
import { useItemsPreview } from "./items-preview.tsx";

type ItemsEditorProps = { order: Order; onClose: () => void };

/**
 * Items, discounts and prices of a sent order (ORD-10, ORD-14): the team sees what changes, the new total and the mail
 * before anything goes out (behaviour 21).
 */
export function ItemsEditor({ order, onClose }: ItemsEditorProps) {
  const words = useWords();
  const { LL } = words;
  const said = LL.desk.items;
  const { mutateAsync: edit } = useMutation(editItems);
  const [confirm, preview] = useItemsPreview(order.id);
  const { form, record } = useRecordForm({
    schema: itemsEdit,
    record: order,
    draft: `items:${order.id}`,
    values: valuesOf,
    confirm,
    save: (edited, { id, version }) => edit({ id, version, ...edited }),
    explain: (error) => sayOr(LL, error, LL.desk.order.updateFailed()),
    newest: () => readOrder(order.id),
    told: (before, now) => ({ tell: () => tellSince(words, before.history, now.history) }),
    onSaved() {
      showSuccess(said.done());
      onClose();
    },
  });
  const bar = (
    <FormBar record={record}>
      <Button
        variant="secondary"
        onClick={() => {
          record.forget();
          onClose();
        }}
      >
        {LL.actions.cancel()}
      </Button>
      <SubmitButton record={record}>{said.preview()}</SubmitButton>
    </FormBar>
  );
  return (
    <>
      <RecordForm record={record} bar={bar}>
        <form.Field name="lines" mode="array">
          {(field) => (
            <>
              {(["package", "catalogue", "custom"] as const).map((kind) => {
                const placed = field.state.value.map((line, at) => ({ line, at }));
                const shown = placed.filter(({ line }) => line.kind === kind);
                if (shown.length === 0) return null;
                return (
                  <fieldset key={kind}>
                    <legend className="mb-1 font-semibold">{said.kinds[kind]()}</legend>
                    <ul className="border-t border-line-2">
                      {shown.map(({ line, at }) => (
                        <li key={line.lineId} className="grid gap-3 border-b border-line py-3.5">
                          <EditedLineHead line={line} onRemove={() => field.removeValue(at)} />
                          {line.isNew && kind === "custom" && (
                            <div className="grid gap-3 sm:grid-cols-2">
                              <form.AppField name={`lines[${at}].title_pt`}>
                                {(one) => <one.TextField label={said.titlePt()} required maxLength={200} />}
                              </form.AppField>
                              <form.AppField name={`lines[${at}].title_en`}>
                                {(one) => <one.TextField label={said.titleEn()} maxLength={200} />}
                              </form.AppField>
                            </div>
                          )}
                          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[repeat(4,8rem)_1fr]">
                            {kind !== "package" && (
                              <>
                                <form.AppField name={`lines[${at}].quantity`}>
                                  {(one) => (
                                    <one.NumberField label={LL.orders.line.quantity()} under={line.title} />
                                  )}
                                </form.AppField>
                                <form.AppField name={`lines[${at}].periodOfUse`}>
                                  {(one) => (
                                    <one.NumberField
                                      label={LL.orders.line.periodOfUse()}
                                      under={line.title}
                                    />
                                  )}
                                </form.AppField>
                              </>
                            )}
                            {kind === "custom" && (
                              <form.AppField name={`lines[${at}].unitPrice`}>
                                {(one) => <one.MoneyField label={said.unitPrice()} under={line.title} />}
                              </form.AppField>
                            )}
                            <form.AppField name={`lines[${at}].discountPercentage`}>
                              {(one) => <one.NumberField label={said.discount()} under={line.title} />}
                            </form.AppField>
                            <EditedLineTotal line={line} />
                          </div>
                          {kind !== "package" && (
                            <form.AppField name={`lines[${at}].notes`}>
                              {(one) => (
                                <one.TextField
                                  label={LL.orders.line.notes()}
                                  aside={LL.field.optional()}
                                  maxLength={2000}
                                />
                              )}
                            </form.AppField>
                          )}
                        </li>
                      ))}
                    </ul>
                  </fieldset>
                );
              })}
              <AddItem onAdd={(line) => field.pushValue(line)} />
            </>
          )}
        </form.Field>
        {order.type === "CUSTOM" && (
          <form.AppField name="structureAmount">
            {(field) => (
              <field.MoneyField label={said.structure()} hint={said.structureHint()} className="max-w-80" />
            )}
          </form.AppField>
        )}
        <form.AppField name="note">
          {(field) => (
            <field.LongField
              label={said.note()}
              aside={LL.field.optional()}
              hint={said.noteHint()}
              rows={3}
              max={NOTE_MAX}
            />
          )}
        </form.AppField>
      </RecordForm>
      {preview}
    </>
  );
}

type Values = { lines: EditedLine[]; structureAmount: number | null | undefined; note: string };

/** The structure of another stand than a custom one has no price of its own. */
function valuesOf(order: Order): Values {
  const isCustom = order.type === "CUSTOM";
  const priced = order.isStructurePriced ? order.structureAmount : null;
  return { lines: linesToEdit(order), structureAmount: isCustom ? priced : undefined, note: "" };
}
