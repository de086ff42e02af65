import { useId } from "react";
import { takesPayment } from "#domain/orders/rules.ts";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/components/use-uploads.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useSupportEmail } from "#src/lib/use-support-email.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders, type Order } from "../data.ts";
import { FileLink } from "./file-link.tsx";
import { Section } from "./section.tsx";

/** The payment confirmation (ORD-18): handed in once the order is approved, replaced while the team checks it. */
export function PaymentSection({ order }: { order: Order }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const id = useId();
  const canSend = takesPayment(order.status);
  const uploads = useUploads({
    purpose: "paymentConfirmation",
    failed: LL.orders.payment.failed(),
    store: async ({ id: fileId }) => {
      await client.orders.confirmPayment.mutate({ id: order.id, version: order.version, fileId });
      showSuccess(LL.orders.payment.done());
      await refresh();
    },
  });
  const sent = order.paymentConfirmation;
  return (
    <Section title={LL.orders.payment.title()}>
      {order.status === "APPROVED" && <HowToPay reference={order.reference ?? ""} />}
      {sent && (
        <p className="mb-4">
          <span className="text-quiet">{LL.orders.payment.received()}: </span>
          <FileLink file={sent} />
        </p>
      )}
      {canSend && (
        <>
          <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
            {sent ? LL.orders.payment.replace() : LL.orders.payment.send()}
          </label>
          <FileDrop
            id={id}
            multiple={false}
            accept="image/*,application/pdf"
            hint={LL.orders.payment.hint()}
            files={uploads.entries}
            disabled={uploads.isBusy}
            onFiles={(files) => void uploads.add(files)}
            onRetry={uploads.retry}
            onRemove={uploads.remove}
          />
        </>
      )}
    </Section>
  );
}

function HowToPay({ reference }: { reference: string }) {
  const { LL } = useWords();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <p className="mb-4 max-w-[60ch]">
      {LL.orders.payment.how()}{" "}
      <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(reference)}`}>
        {email}
      </a>
      .
    </p>
  );
}
