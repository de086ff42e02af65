import { useEffect, useState } from "react";
import { serviceForm, type ServiceFigures } from "#domain/custom-services/prices.ts";
import { Button } from "#src/components/ui/button.tsx";
import type { FormRecord } from "#src/kit/form/use-form-record.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { saySince } from "#src/lib/words/say-since.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useChangePreview } from "../lines/items-preview.tsx";
import { FormerPrices } from "./former-prices.tsx";
import { previewPrices, priceService, serviceAt, type Service } from "./data.ts";

type PriceFormProps = { service: Service; name: string; onClose: () => void; onPriced: () => void };

/**
 * The price of a service; Enter saves it and opens the next service. The first price of an order asks its exhibitor to
 * agree, so the team reads before what goes out; further prices join that request.
 */
export function PriceForm(props: PriceFormProps) {
  const { service, name } = props;
  const { LL } = useWords();
  const words = LL.customServices;
  const { form, record, preview } = usePriceForm(props);
  const [isComparing, setComparing] = useState(false);
  const isOfStructure = service.lineId === null;

  function take(unitPrice: number): void {
    form.setFieldValue("unitPrice", unitPrice);
    focusPrice(record.element.current);
  }

  useEffect(() => focusPrice(record.element.current), [record.element]);
  return (
    <>
      <RecordForm record={record} className="grid gap-4">
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem]">
          <form.MoneyField
            name="unitPrice"
            label={isOfStructure ? words.structurePrice() : words.price()}
            under={name}
            className="max-sm:col-span-2"
          />
          {!isOfStructure && (
            <>
              <form.NumberField name="quantity" label={LL.orders.line.quantity()} under={name} />
              <form.NumberField name="periodOfUse" label={LL.orders.line.periodOfUse()} under={name} />
            </>
          )}
        </div>
        {!isOfStructure && (
          <form.TextField
            name="notes"
            label={LL.orders.line.notes()}
            aside={LL.field.optional()}
            under={name}
            maxLength={2000}
          />
        )}
        <PriceButtons record={record} isComparing={isComparing} onCompare={setComparing} />
        {isComparing && <FormerPrices service={service} onChoose={take} />}
      </RecordForm>
      {preview}
    </>
  );
}

/** The figures of a service as a form, with the preview of what its first price sends out. */
function usePriceForm({ service, name, onClose, onPriced }: PriceFormProps) {
  const language = useWords();
  const words = language.LL.customServices;
  const { orderId, lineId } = service;
  const servicesOf = (figures: ServiceFigures) => [
    lineId === null ? { lineId, unitPrice: figures.unitPrice } : { lineId, ...figures },
  ];
  const [confirm, preview] = useChangePreview((figures: ServiceFigures) =>
    previewPrices({ orderId, services: servicesOf(figures) }),
  );
  const made = useRecordForm({
    schema: serviceForm,
    at: serviceAt({ orderId, lineId }),
    record: service,
    draft: `service:${orderId}:${lineId ?? ""}`,
    values: figuresOf,
    confirm: async (figures, known) => service.isAsked || confirm(figures, known),
    save: (figures, known) => sendChange(priceService, { known, services: servicesOf(figures) }),
    failed: words.failed(),
    told: (before, now) => ({ also: saySince(language, before.history, now.history) }),
    done: () => words.saved({ name }),
    onSaved: onPriced,
  });
  const { record } = made;

  function cancel(): void {
    record.forget();
    onClose();
  }

  return { ...made, record: { ...record, cancel }, preview };
}

type PriceButtonsProps = {
  record: FormRecord;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
};

function PriceButtons({ record, isComparing, onCompare }: PriceButtonsProps) {
  const { LL } = useWords();
  const words = LL.customServices;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SubmitButton record={record} size="sm">
        {words.save()}
      </SubmitButton>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isComparing}
        onClick={() => onCompare(!isComparing)}
      >
        {words.former.title()}
      </Button>
      <Button variant="quiet" size="sm" onClick={record.cancel}>
        {LL.actions.cancel()}
      </Button>
    </div>
  );
}

/** Focuses the price, which is the first field. */
function focusPrice(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

function figuresOf({ unitPrice, quantity, periodOfUse, notes }: Service): ServiceFigures {
  return { unitPrice, quantity, periodOfUse, notes };
}
