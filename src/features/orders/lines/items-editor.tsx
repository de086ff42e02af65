import { useEffect, useMemo, useState } from "react";
import { itemsEditOf, staffLine } from "#domain/orders/moves/staff-schema.ts";
import { NOTE_MAX } from "#domain/note.ts";
import { waitsFor } from "#domain/requests/rules.ts";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FormBar } from "#src/kit/form/form-bar.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { onceGood } from "#src/kit/form/once-good.ts";
import { createLate } from "#src/lib/kept/late.ts";
import { saySince } from "#src/lib/words/say-since.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { editItems, orderAt, type Order } from "../data.ts";
import { AddItem } from "./add-item.tsx";
import { FoldedBrief } from "./folded-brief.tsx";
import { EditedLineList } from "./edited-line-list.tsx";
import { askedFor, linesToEdit, totalOf, type EditedLine } from "./edited-lines.ts";
import { nameLine } from "./line-words.ts";
import { useItemsPreview } from "./items-preview.tsx";

type ItemsEditorProps = {
  order: Order;
  /** Set when opened for a missing price: the focus begins in its field. */
  isForPrice: boolean;
  onClose: () => void;
};

/**
 * Items, discounts and prices of a sent order (ORD-10, ORD-14): the team sees what changes, the new total and the mail
 * before anything goes out.
 */
export function ItemsEditor({ order, isForPrice, onClose }: ItemsEditorProps) {
  const { LL } = useWords();
  const said = LL.desk.items;
  const { form, record, preview } = useItemsForm({ order, onClose });
  const bar = (
    <FormBar record={record}>
      <form.Subscribe selector={({ values }) => totalOf(values, order)}>
        {(total) => (
          <p aria-live="polite" className="figures font-semibold max-sm:w-full sm:mr-3">
            {said.newTotal()} {total ? <OrderTotal of={total} /> : <Money cents={null} />}
            <span className="block text-sm font-normal text-quiet">{LL.amounts.taxes()}</span>
          </p>
        )}
      </form.Subscribe>
      <Button variant="secondary" onClick={record.cancel}>
        {LL.actions.cancel()}
      </Button>
      <SubmitButton record={record}>{said.preview()}</SubmitButton>
    </FormBar>
  );
  const [fields, setFields] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (fields && isForPrice) missingPriceIn(fields)?.focus();
  }, [fields, isForPrice]);
  return (
    <div ref={setFields}>
      <RecordForm record={record} bar={bar}>
        <EditedLines form={form} order={order} />
        {order.type === "CUSTOM" && (
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-3 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <form.MoneyField name="structureAmount" label={said.structure()} hint={said.structureHint()} />
            <FoldedBrief order={order} />
          </div>
        )}
        <form.LongField
          name="note"
          label={said.note()}
          aside={LL.field.optional()}
          hint={said.noteHint()}
          rows={3}
          max={NOTE_MAX}
        />
        {order.requests.some((request) => waitsFor(request) === "team") && (
          <form.FlagField name="answersWish" label={said.answersWish()} hint={said.answersWishHint()} />
        )}
      </RecordForm>
      {preview}
    </div>
  );
}

/** The first price that nobody has given, of a line or of the structure. */
function missingPriceIn(fields: HTMLElement): HTMLInputElement | undefined {
  return [...fields.querySelectorAll("input")].find(
    ({ name, value }) => (name.endsWith(".unitPrice") || name === "structureAmount") && value === "",
  );
}

/** A key changes one of two hundred lines: the others are neither checked nor stored again. */
const checkedOnce = itemsEditOf(onceGood(staffLine));
const late = createLate();

/** What can be edited of the items as a form, with the preview of what its saving changes and sends. */
function useItemsForm({ order, onClose }: Omit<ItemsEditorProps, "isForPrice">) {
  const words = useWords();
  const { LL } = words;
  const [confirm, preview] = useItemsPreview();
  const made = useRecordForm({
    schema: checkedOnce,
    late,
    at: orderAt(order.id),
    record: order,
    draft: `items:${order.id}`,
    values: valuesOf,
    confirm,
    save: (edited, { id, version }) => sendChange(editItems, { id, version, ...edited }),
    failed: LL.desk.order.updateFailed(),
    told: (before, now) => ({
      name: (difference) => nameLine(words, difference, [...before.lines, ...now.lines]),
      also: saySince(words, before.history, now.history),
    }),
    done: LL.desk.items.done,
    onClose,
  });
  return { ...made, preview };
}

/** The lines, and the place to add further ones. */
function EditedLines({
  form,
  order: { lines },
}: Pick<ReturnType<typeof useItemsForm>, "form"> & { order: Order }) {
  const asked = useMemo(() => askedFor(lines), [lines]);
  return (
    <>
      <form.Subscribe selector={({ submissionAttempts }) => submissionAttempts > 0}>
        {(isTried) => (
          <form.Field name="lines">
            {(field) => <EditedLineList field={field} isTried={isTried} asked={asked} />}
          </form.Field>
        )}
      </form.Subscribe>
      <AddItem onAdd={(line) => form.setFieldValue("lines", (before) => [...before, line])} />
    </>
  );
}

type Values = {
  lines: EditedLine[];
  structureAmount: number | null | undefined;
  note: string;
  answersWish: boolean;
};

/** Only the structure of a custom stand has a price of its own. */
function valuesOf(order: Order): Values {
  const isCustom = order.type === "CUSTOM";
  const priced = order.isStructurePriced ? order.structureAmount : null;
  return {
    lines: linesToEdit(order),
    structureAmount: isCustom ? priced : undefined,
    note: "",
    answersWish: true,
  };
}
