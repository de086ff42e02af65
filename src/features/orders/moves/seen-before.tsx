import { Link } from "@tanstack/react-router";
import { Reference } from "#src/components/reference.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

/** The most orders named that had the same proof before, so that the buttons stay in the first window. */
const NAMED = 3;

/** A proof that came with another order before is judged knowing it. */
export function SeenBefore({ payment }: { payment: Order["payments"][number] | undefined }) {
  const { LL } = useWords();
  const { judge, status: states } = LL.orderPapers.payment;
  if (!payment) return null;
  return [true, false].map((isFile) => {
    const seen = payment.seenOn.filter(({ isSameFile }) => isSameFile === isFile);
    if (seen.length === 0) return null;
    const say = isFile ? judge.seenFile : judge.seenTransfer;
    return (
      <p key={String(isFile)} className="w-full max-w-[70ch] border-l-3 border-ochre pl-2.5 text-sm">
        {say({ count: seen.length })}{" "}
        {seen.slice(0, NAMED).map(({ orderId, reference, status, otherId }, at) => (
          <span key={otherId}>
            {at > 0 && "; "}
            <Link to="/admin/orders/edit/$orderId" params={{ orderId }} className="link">
              <Reference value={reference} />
            </Link>
            , {states[status]()}
          </span>
        ))}
        {seen.length > NAMED && `; ${judge.seenMore({ count: seen.length - NAMED })}`}
      </p>
    );
  });
}

/** The same of all that an order is marked as paid by. */
export function ProofsSeenBefore({ payments }: Pick<Order, "payments">) {
  return payments
    .filter(({ status }) => status === "handedIn")
    .map((payment) => <SeenBefore key={payment.id} payment={payment} />);
}
