import { useStore } from "@tanstack/react-form";
import { centsFromUsd } from "#domain/money.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { paymentForm, referencesIn } from "#domain/orders/moves/payment.ts";
import { reasonOf } from "#domain/refusal.ts";
import { dayAt } from "#domain/wall-time.ts";
import { formatUsd, shownZone } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { FilesField } from "#src/kit/files/files-field.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { confirmPayment, type Order } from "../data.ts";
import { PAYMENT } from "./payment-place.ts";
import type { Paying } from "./paying-panel.tsx";

const NO_FILES: FileReference[] = [];

type PaymentFormProps = { order: Order; paying: Paying | null; calls: boolean; label: string };

/**
 * The payment confirmation with what it says of the transfer: chosen and read over first, then sent (ORD-18); it calls
 * only while money is owed.
 */
export function PaymentForm({ order, paying, calls, label }: PaymentFormProps) {
  const { id, version, reference, paid, total } = order;
  const { LL, locale } = useWords();
  const [ask, dialog] = useConfirm();
  const words = LL.orderPapers.payment;
  const today = dayAt(useToday().toISOString(), shownZone());
  const { form, record } = useRecordForm({
    schema: paymentForm(today, centsFromUsd(total)),
    draft: `payment:${id}`,
    values: () => ({
      files: NO_FILES,
      reference: reference ?? "",
      amount: paying && paying.outstanding > 0 ? paying.outstanding : null,
      paidOn: today,
    }),
    confirm: async ({ amount }) => {
      // With nothing outstanding, a new confirmation replaces those that wait.
      const { outstanding, settled, accepted } = paid;
      const left = outstanding > 0 ? outstanding : total - settled - accepted;
      const excess = centsFromUsd(amount) - centsFromUsd(left);
      if (excess <= 0) return true;
      const more = formatUsd(locale, excess);
      return ask({
        title: words.tooMuchTitle(),
        description: words.tooMuch({ amount: more }),
        confirmLabel: words.submit(),
      });
    },
    save: ({ files: [file], ...transfer }) =>
      sendChange(confirmPayment, { id, version, fileId: file?.id ?? "", ...transfer }),
    explain(error) {
      const text = sayOr(LL, error, words.failed());
      // The order has come to cost less.
      return reasonOf(error)?.code === "transferBeyond" ? { field: "amount", text } : text;
    },
    done: words.done,
    // The form is replaced after saving, so the section takes the focus.
    onSaved: () => document.getElementById(PAYMENT)?.focus(),
  });
  const named = useStore(form.store, ({ values }) => referencesIn(values.reference));
  const others = named.filter((one) => one !== reference);
  return (
    <div data-no-print className="@container max-w-200 @3xl:col-start-2 @3xl:row-start-1">
      <RecordForm record={record} className="grid grid-cols-1 gap-x-6 gap-y-5 @2xl:grid-cols-2">
        <form.AppField name="files">
          {() => (
            <FilesField
              label={label}
              required
              purpose="paymentConfirmation"
              fileHint={words.hint()}
              failed={words.failed()}
              max={1}
            />
          )}
        </form.AppField>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 @sm:grid-cols-2">
          <form.MoneyField name="amount" label={words.amount()} hint={words.amountHint()} required />
          <form.DateField name="paidOn" label={words.paidOn()} hint={words.noFuture()} required />
        </div>
        <form.TextField
          name="reference"
          label={words.transferReference()}
          hint={others.length > 0 ? words.namesOthers({ names: others.join(", ") }) : words.referenceHint()}
        />
        <SubmitButton
          record={record}
          variant={calls ? "primary" : "secondary"}
          pendingLabel={words.sending()}
          className="self-start @2xl:mt-7"
        >
          {words.submit()}
        </SubmitButton>
      </RecordForm>
      {dialog}
    </div>
  );
}
