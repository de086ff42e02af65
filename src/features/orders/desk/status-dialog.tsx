import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { bearsPayment } from "#domain/orders/moves/rules.ts";
import { FilesField } from "#src/kit/form/fields/files-field.tsx";
import { MoveDialog } from "#src/kit/record/move-dialog.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { orderAt, setStatus, type Order } from "../data.ts";
import { statusInput, waysOf } from "./status-change.ts";

/** `asked`: the move somebody chose already; without it the dialog asks which. */
type StatusDialogProps = { order: Order; asked?: OfferedVerb; onClose: () => void };

/** Changes the status (ORD-08, ORD-09): only what the server offers, with what each move asks for. */
export function StatusDialog({ order, asked, onClose }: StatusDialogProps) {
  const { LL } = useWords();
  const words = LL.desk.status;
  const statuses = LL.statuses.order;

  function sayWhy(verb: OfferedVerb | "FORCE" | undefined): string {
    const why: Partial<Record<string, () => string>> = words.noteWhy;
    return why[verb ?? ""]?.() ?? words.noteHint();
  }

  return (
    <MoveDialog
      record={order}
      ways={waysOf}
      names={{ move: LL.desk.moves, status: statuses }}
      asked={asked}
      draft={`order-status:${order.id}`}
      title={words.title()}
      description={({ reference, status }) =>
        words.now({ reference: reference ?? "", status: statuses[status]() })
      }
      submit={words.save()}
      submitting={words.saving()}
      noteHint={(move) => sayWhy(move?.verb)}
      renderFile={({ to, asks }, { paymentConfirmation }) =>
        bearsPayment(to) && (
          <PaymentFile isAsked={asks.includes("paymentConfirmation")} kept={paymentConfirmation?.name} />
        )
      }
      save={(move, given, known) => sendChange(setStatus, statusInput(known, move, given))}
      at={orderAt(order.id)}
      failed={LL.desk.order.updateFailed()}
      onClose={onClose}
    />
  );
}

function PaymentFile({ isAsked, kept }: { isAsked: boolean; kept: string | undefined }) {
  const { LL } = useWords();
  const words = LL.desk.status;
  return (
    <FilesField
      label={words.file()}
      required={isAsked}
      aside={isAsked ? undefined : LL.field.optional()}
      hint={kept && words.fileKept({ name: kept })}
      purpose="paymentConfirmation"
      fileHint={words.fileHint()}
      failed={words.fileFailed()}
      max={1}
    />
  );
}
