import { Link } from "@tanstack/react-router";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { OrderReader } from "./order-reader.ts";

type CopiedFromProps = { order: Pick<Order, "copiedFrom">; reader: OrderReader };

/** Which order this order was copied from, and the way there. */
export function CopiedFrom({ order: { copiedFrom }, reader }: CopiedFromProps) {
  const { LL } = useWords();
  if (!copiedFrom?.reference) return null;
  const look = {
    params: { orderId: copiedFrom.id },
    className: "link figures",
    children: copiedFrom.reference,
  };
  return (
    <span className="text-[0.9375rem] text-quiet">
      {LL.orders.copy.from()}{" "}
      {reader === "team" ? (
        <Link to="/admin/orders/edit/$orderId" {...look} />
      ) : (
        <Link to="/partner/orders/$orderId" {...look} />
      )}
    </span>
  );
}
