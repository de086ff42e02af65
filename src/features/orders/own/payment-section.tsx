import { useMutation } from "@tanstack/react-query";
import { takesPayment } from "#domain/orders/rules.ts";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { useSupportEmail } from "#src/lib/use-support-email.ts";
import { useWords } from "#src/lib/words.tsx";
import { confirmPayment, type Order } from "../data.ts";
import { earlierPayments, OrderPayment } from "../record/order-payment.tsx";

/** The payment confirmation (ORD-18): handed in once the order is approved, replaced while the team checks it. */
export function PaymentSection({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.payment;
  const { mutateAsync: confirm } = useMutation(confirmPayment);
  const { id, version, status, paymentConfirmation } = order;
  const takesOne = takesPayment(status);
  if (!takesOne && !paymentConfirmation && earlierPayments(order).length === 0) return null;
  return (
    <OrderPayment order={order} isRuled>
      {status === "APPROVED" && <HowToPay reference={order.reference ?? ""} />}
      {takesOne && (
        <UploadField
          label={paymentConfirmation ? words.replace() : words.send()}
          purpose="paymentConfirmation"
          hint={words.hint()}
          isSingle
          store={(fileId) => confirm({ id, version, fileId })}
          done={words.done()}
          failed={words.failed()}
        />
      )}
    </OrderPayment>
  );
}

function HowToPay({ reference }: { reference: string }) {
  const { LL } = useWords();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <p className="mt-4 max-w-[60ch]">
      {LL.orders.payment.how()}{" "}
      <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
        {email}
      </a>
      .
    </p>
  );
}
