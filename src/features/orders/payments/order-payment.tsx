import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { isInForce, referencesIn } from "#domain/orders/moves/payment.ts";
import { formatDate, formatDateTime, formatUsd } from "#i18n/formatters.ts";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { PdfFacts } from "#src/kit/record/pdf-facts.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { OrderReader } from "../record/order-reader.ts";
import { PaidFigures } from "./paid-figures.tsx";

type Payment = Order["payments"][number];

type OrderPaymentProps = {
  order: Order;
  reader: OrderReader;
  isRuled?: boolean;
  place?: string;
  /** What is to be done about it, where that says more than "payment confirmation". */
  title?: string;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Renders the buttons beside a confirmation that waits for the team. */
  renderJudging?: (payment: Payment) => ReactNode;
  /** What the reader can do about it. */
  children?: ReactNode;
};

/** What is paid, the payment confirmations in force with what they say, and those they replaced or that were refused. */
export function OrderPayment({
  order,
  reader,
  isRuled,
  place,
  title,
  actions,
  renderJudging,
  children,
}: OrderPaymentProps) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment;
  const { payments, status } = order;
  const current = payments.filter(isInForce);
  const earlier = payments.filter((payment) => !isInForce(payment));
  const [newest] = payments;
  const refused = status === "APPROVED" && newest?.status === "refused" ? newest : undefined;
  const others = earlier.filter((payment) => payment !== refused);
  return (
    <Section title={title ?? words.title()} place={place} isRuled={isRuled} actions={actions}>
      {refused && (
        <Refused
          payment={refused}
          file={fileOf(order, refused)}
          reader={reader}
          isSaid={reader === "exhibitor" && order.standing.word !== null}
        />
      )}
      <PaidFigures order={order} reader={reader} className="mb-4" />
      {payments.length === 0 && !title && <p className="text-quiet">{words.none()}</p>}
      <Confirmations order={order} payments={current} renderJudging={renderJudging} />
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

/**
 * A refusal reads as what it is: the reason first, and what to do; to the team also what was refused, when and by whom.
 * What the head of the page says already (`isSaid`) is not said again.
 */
function Refused({ payment, file, reader, isSaid }: RefusedProps & { reader: OrderReader; isSaid: boolean }) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment;
  const said = useSaid(payment);
  const isTeam = reader === "team";
  return (
    <div className="mb-4 max-w-[70ch] border-l-3 border-error bg-error-wash px-5 py-4">
      <p className="font-semibold">{words.refusedTitle()}</p>
      {isTeam && <Decided payment={payment} />}
      {payment.refusal && !isSaid && <p className="mt-1 whitespace-pre-line">{payment.refusal}</p>}
      <p className="mt-1 text-sm">{isTeam ? words.refusedTeam() : words.refusedText()}</p>
      {file && <FileLink file={file} className="mt-2" />}
      {file && <PdfFacts file={file} />}
      {isTeam && said !== "" && <p className="figures text-[0.9375rem]">{said}</p>}
    </div>
  );
}

/** Who refused it, and when; the exhibitor does not see the name. */
function Decided({ payment: { status, decidedAt, decidedBy } }: { payment: Payment }) {
  const { LL, locale } = useWords();
  if (status !== "refused" || !decidedAt || !decidedBy) return null;
  const date = formatDateTime(locale, decidedAt);
  return (
    <p className="figures text-[0.8125rem]">{LL.orderPapers.payment.refusedBy({ date, name: decidedBy })}</p>
  );
}

/** What a confirmation says of the transfer. */
function useSaid({ kind, amount, paidOn, reference }: Payment): string {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment;
  const says = [
    amount !== null && formatUsd(locale, Math.abs(centsFromUsd(amount))),
    paidOn !== null &&
      words[kind === "returned" ? "returnedOnDay" : "paidOnDay"]({ date: formatDate(locale, paidOn, "UTC") }),
    reference && words.withReference({ reference }),
  ];
  return says.filter(Boolean).join(", ");
}

type ConfirmationsProps = Pick<OrderPaymentProps, "order" | "renderJudging"> & {
  payments: readonly Payment[];
};

function Confirmations({ order, payments, renderJudging }: ConfirmationsProps) {
  return (
    <ul className="mt-1 grid gap-2.5">
      {payments.map((payment) => (
        <Confirmation key={payment.id} order={order} payment={payment} file={fileOf(order, payment)}>
          {payment.status === "handedIn" && order.status === "CONFIRM_PAYMENT" && renderJudging?.(payment)}
        </Confirmation>
      ))}
    </ul>
  );
}

function fileOf({ files }: Order, { fileId }: Payment) {
  return files.find(({ id }) => id === fileId);
}

type RefusedProps = { payment: Payment; file: ReturnType<typeof fileOf> };
type ConfirmationProps = RefusedProps & { order: Order; children: ReactNode };

function Confirmation({ order, payment, file, children }: ConfirmationProps) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment;
  const { kind, reference, status, refusal, handedInAt } = payment;
  const said = useSaid(payment);
  const others = kind === "proof" ? referencesIn(reference).filter((name) => name !== order.reference) : [];
  return (
    <li>
      {file && <FileLink file={file} />}
      {file && <PdfFacts file={file} />}
      {said !== "" && <p className="figures text-[0.9375rem]">{said}</p>}
      <p className="figures text-[0.8125rem] text-quiet">
        {kind === "proof"
          ? `${words.received({ date: formatDateTime(locale, handedInAt) })}, ${words.status[status]()}`
          : words.kind[kind]({ date: formatDateTime(locale, handedInAt) })}
      </p>
      <Decided payment={payment} />
      {refusal && <p className="text-[0.8125rem] whitespace-pre-line">{refusal}</p>}
      {others.length > 0 && (
        <p className="my-1 border-l-3 border-ochre pl-2.5 text-[0.8125rem]">
          {words.otherOrders({ names: others.join(", ") })}
        </p>
      )}
      {children}
    </li>
  );
}
