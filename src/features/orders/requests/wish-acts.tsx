import { Link } from "@tanstack/react-router";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

const LEADING = ["returnToPartner", "takeBackApproval"] as const satisfies readonly OfferedVerb[];

type WishActsProps = { order: Order; onMove: (verb: OfferedVerb) => void };

/** What meets an exhibitor's wish: the items are changed, or the order goes back, an approval being taken back first. */
export function WishActs({ order, onMove }: WishActsProps) {
  const { LL } = useWords();
  const offered = LEADING.filter((verb) => order.moves.some((move) => move.verb === verb));
  if (!order.canEditItems && offered.length === 0) return null;
  return (
    <>
      <p className="mb-1 w-full max-w-[68ch] text-sm text-quiet">
        {LL.desk.requests.wishHint[order.status === "APPROVED" ? "approved" : "open"]()}
      </p>
      {order.canEditItems && (
        <Button asChild variant="secondary" size="sm">
          <Link to="/admin/orders/$orderId/services" params={{ orderId: order.id }}>
            {LL.desk.items.edit()}
          </Link>
        </Button>
      )}
      {offered.map((verb) => (
        <Button key={verb} variant="secondary" size="sm" onClick={() => onMove(verb)}>
          {LL.desk.moves[verb]()}
        </Button>
      ))}
    </>
  );
}
