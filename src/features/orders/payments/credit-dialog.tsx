import { useStore } from "@tanstack/react-form";
import { useState } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { creditForm } from "#domain/orders/moves/payment.ts";
import { dayAt } from "#domain/wall-time.ts";
import { formatUsd, shownZone } from "#i18n/formatters.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Order, settleCredit } from "../data.ts";

/** What became of a credit: returned, or used for another order of the organisation. */
export function CreditDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment.credit;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, paid, creditTargets }] = useState(order);
  const today = dayAt(useToday().toISOString(), shownZone());
  const { form, record } = useRecordForm({
    schema: creditForm(centsFromUsd(paid.credit), (orderId) => {
      const target = creditTargets.find((one) => one.id === orderId);
      return target && centsFromUsd(target.outstanding);
    }),
    draft: `credit:${id}`,
    values: () => ({
      how: "returned" as "returned" | "used",
      amount: paid.credit as number | null,
      paidOn: today,
      reference: "",
      toOrderId: creditTargets[0]?.id ?? "",
    }),
    save: ({ how, amount, paidOn, reference, toOrderId }) =>
      sendChange(
        settleCredit,
        how === "returned"
          ? { how, id, version, amount, paidOn, reference }
          : { how, id, version, amount, toOrderId },
      ),
    failed: LL.desk.order.updateFailed(),
    done: words.done,
    onClose,
  });
  const how = useStore(form.store, ({ values }) => values.how);
  const canUse = creditTargets.length > 0;
  return (
    <FormDialog
      record={record}
      title={canUse ? words.action() : words.returnAlone()}
      description={words.about({ amount: formatUsd(locale, centsFromUsd(paid.credit)) })}
      submit={words.save()}
    >
      <MailsKeptLine />
      {canUse && (
        <form.AppField name="how">
          {() => (
            <ChoiceField
              label={words.how()}
              required
              options={(["returned", "used"] as const).map((value) => ({ value, label: words.is[value]() }))}
            />
          )}
        </form.AppField>
      )}
      <form.MoneyField name="amount" label={words.amount()} required />
      {how === "used" ? (
        <form.AppField name="toOrderId">
          {() => (
            <SelectField
              label={words.order()}
              hint={words.orderHint()}
              required
              options={creditTargets.map(({ id: value, reference, outstanding }) => ({
                value,
                label: words.target({ reference, amount: formatUsd(locale, centsFromUsd(outstanding)) }),
              }))}
            />
          )}
        </form.AppField>
      ) : (
        <>
          <form.DateField name="paidOn" label={words.paidOn()} required />
          <form.TextField
            name="reference"
            label={LL.orderPapers.payment.transferReference()}
            hint={words.returnedHint()}
            aside={LL.field.optional()}
          />
        </>
      )}
    </FormDialog>
  );
}
