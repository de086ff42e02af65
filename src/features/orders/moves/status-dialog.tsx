import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { bearsPayment } from "#domain/orders/moves/rules.ts";
import { waitsFor } from "#domain/requests/rules.ts";
import { DateField } from "#src/kit/form/fields/date-field.tsx";
import { MoneyField } from "#src/kit/form/fields/figure-field.tsx";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { MoveDialog } from "#src/kit/record/move-dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { DifferenceField } from "./difference-field.tsx";
import { PaymentFile } from "./payment-file.tsx";
import { OrderLetter } from "./order-letter.tsx";
import { ProofsSeenBefore } from "./seen-before.tsx";
import { letterAsked, orderMoving, titlesOf } from "./status-change.ts";

/** `asked`: the move already chosen; without it the dialog offers a choice. */
type StatusDialogProps = { order: Order; asked?: OfferedVerb; onClose: () => void };

/** Changes the status (ORD-08, ORD-09): only what the server offers, with what each move asks for. */
export function StatusDialog({ order, asked, onClose }: StatusDialogProps) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const paid = LL.orderPapers.payment;
  const why: Partial<Record<string, () => string>> = words.noteWhy;
  return (
    <MoveDialog
      moving={orderMoving}
      record={order}
      asked={asked}
      row={{
        ...titlesOf(LL, asked),
        description: ({ reference, status }) =>
          words.now({ reference: reference ?? "", status: LL.statuses.order[status]() }),
        submitting: LL.actions.saving(),
        note: (move) => ({ hint: why[move?.verb ?? ""]?.() ?? words.noteHint() }),
        renderDifference: (missing) => <DifferenceField outstanding={missing} />,
        transfer: {
          amount: <MoneyField label={paid.amount()} required />,
          paidOn: <DateField label={paid.paidOn()} hint={paid.noFuture()} required />,
          reference: <TextField label={paid.transferReference()} aside={LL.field.optional()} />,
        },
        renderLetter: (move, known, given) => (
          <OrderLetter asked={letterAsked(known.id, move, given, centsFromUsd(known.paid.outstanding))} />
        ),
        renderFile: ({ to, asks }, { paymentConfirmation, payments }) =>
          bearsPayment(to) && (
            <>
              {to === "PAID" && <ProofsSeenBefore payments={payments} />}
              <PaymentFile isAsked={asks.includes("paymentConfirmation")} kept={paymentConfirmation?.name} />
            </>
          ),
      }}
      onClose={onClose}
    >
      <OpenWish order={order} />
      <NoPayee order={order} />
    </MoveDialog>
  );
}

/** What an exhibitor is to pay leads nowhere as long as the settings do not say where to. */
function NoPayee({ order: { moves, isPayeeKnown, total } }: { order: Order }) {
  const { LL } = useWords();
  if (isPayeeKnown || total === 0 || !moves.some(({ verb }) => verb === "approve")) return null;
  return (
    <p className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">
      {LL.desk.status.noPayee()}{" "}
      <Link to="/admin/settings" className="link">
        {LL.desk.status.toSettings()}
      </Link>
    </p>
  );
}

/** Whoever decides hears that the exhibitor asked for something else meanwhile. */
function OpenWish({ order: { requests } }: { order: Order }) {
  const { LL, locale } = useWords();
  const open = requests.filter((request) => waitsFor(request) === "team");
  if (open.length === 0) return null;
  return (
    <div className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">
      <p className="font-semibold">{LL.desk.status.openWish()}</p>
      {open.map((wish) => (
        <p key={wish.id} className="mt-1 line-clamp-4 whitespace-pre-line">
          {(locale === "pt" ? wish.message_pt : wish.message_en) || wish.message}
        </p>
      ))}
      <p className="mt-1">{LL.desk.status.openWishNext()}</p>
    </div>
  );
}
