import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { isInForce } from "#domain/orders/moves/payment.ts";
import { formatDate, formatDateTime, formatUsd } from "#i18n/formatters.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

type Payment = Order["payments"][number];

type OrderPaymentProps = {
  order: Order;
  isRuled?: boolean;
  place?: string;
  /** What is to be done about it, where that says more than "payment confirmation". */
  title?: string;
  /** What the reader can do about it. */
  children?: ReactNode;
};

/** The payment confirmations in force, with what they say, and those they replaced or that were refused. */
export function OrderPayment({ order, isRuled, place, title, children }: OrderPaymentProps) {
  const { LL } = useWords();
  const words = LL.orders.payment;
  const { payments, status } = order;
  const current = payments.filter(isInForce);
  const earlier = payments.filter((payment) => !isInForce(payment));
  const [newest] = payments;
  const refused = status === "APPROVED" && newest?.status === "refused" ? newest : undefined;
  const others = earlier.filter((payment) => payment !== refused);
  return (
    <Section title={title ?? words.title()} place={place} isRuled={isRuled}>
      {refused && <Refused payment={refused} file={fileOf(order, refused)} />}
      {current.length === 0 && !title && <p className="text-quiet">{words.none()}</p>}
      <Confirmations order={order} payments={current} />
      {others.length > 0 && (
        <>
          <h3 className="mt-3.5 text-[0.8125rem] text-quiet">{words.earlier()}</h3>
          <Confirmations order={order} payments={others} />
        </>
      )}
      {children}
    </Section>
  );
}

/** A refusal reads as what it is: the reason first, and what to do. */
function Refused({ payment, file }: ConfirmationProps) {
  const { LL } = useWords();
  const words = LL.orders.payment;
  return (
    <div className="mb-4 max-w-[70ch] border-l-3 border-annatto bg-annatto-wash px-5 py-4">
      <p className="font-semibold">{words.refusedTitle()}</p>
      {payment.refusal && <p className="mt-1 whitespace-pre-line">{payment.refusal}</p>}
      <p className="mt-1 text-sm">{words.refusedText()}</p>
      {file && <FileLink file={file} className="mt-2" />}
    </div>
  );
}

function Confirmations({ order, payments }: { order: Order; payments: readonly Payment[] }) {
  return (
    <ul className="mt-1 grid gap-2.5">
      {payments.map((payment) => (
        <Confirmation key={payment.id} payment={payment} file={fileOf(order, payment)} />
      ))}
    </ul>
  );
}

function fileOf({ files }: Order, { fileId }: Payment) {
  return files.find(({ id }) => id === fileId);
}

type ConfirmationProps = { payment: Payment; file: ReturnType<typeof fileOf> };

function Confirmation({ payment, file }: ConfirmationProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.payment;
  const { amount, paidOn, reference, status, refusal, handedInAt } = payment;
  const says = [
    amount !== null && formatUsd(locale, centsFromUsd(amount)),
    paidOn !== null && words.paidOnDay({ date: formatDate(locale, paidOn, "UTC") }),
    reference && words.withReference({ reference }),
  ].filter((part): part is string => typeof part === "string" && part !== "");
  return (
    <li>
      {file && <FileLink file={file} />}
      {says.length > 0 && <p className="figures text-[0.9375rem]">{says.join(", ")}</p>}
      <p className="figures text-[0.8125rem] text-quiet">
        {words.received({ date: formatDateTime(locale, handedInAt) })}, {words.status[status]()}
      </p>
      {refusal && <p className="text-[0.8125rem] whitespace-pre-line">{refusal}</p>}
    </li>
  );
}
