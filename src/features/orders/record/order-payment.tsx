import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order, OrderFile } from "../data.ts";

type OrderPaymentProps = {
  order: Order;
  isRuled?: boolean;
  /** What the reader can do about it. */
  children?: ReactNode;
};

/** The payment confirmation in force, and those it replaced or that were refused. */
export function OrderPayment({ order, isRuled, children }: OrderPaymentProps) {
  const { LL, locale } = useWords();
  const words = LL.orders.payment;
  const current = order.paymentConfirmation;
  const earlier = earlierPayments(order);
  return (
    <Section title={words.title()} isRuled={isRuled}>
      {current ? (
        <>
          <FileLink file={current} />
          <p className="figures mt-1 text-[0.8125rem] text-quiet">
            {words.received({ date: formatDateTime(locale, current.createdAt) })}
          </p>
        </>
      ) : (
        <p className="text-quiet">{words.none()}</p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-3.5 text-[0.8125rem] text-quiet">{words.earlier()}</h3>
          <ul className="mt-1 grid gap-1">
            {earlier.map((file) => (
              <li key={file.id}>
                <FileLink file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </Section>
  );
}

/** Confirmations that no longer count. */
export function earlierPayments({ files, paymentConfirmation }: Order): OrderFile[] {
  return files.filter(
    ({ id, purpose }) => purpose === "paymentConfirmation" && id !== paymentConfirmation?.id,
  );
}
