import { Link } from "@tanstack/react-router";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { ORDER_PLACES, type OrderPlace } from "#domain/orders/moves/places.ts";
import type { TeamTurn } from "#domain/orders/moves/turn.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

/** Where on the page the team does what is waited for; a review is a move of the order itself. */
const PLACES = {
  wish: ORDER_PLACES.requests,
  payment: ORDER_PLACES.payment,
  signedCopy: ORDER_PLACES.contract,
  contract: ORDER_PLACES.contract,
} as const satisfies Partial<Record<TeamTurn, OrderPlace>>;

const REVIEWING = ["approve", "startReview"] as const satisfies readonly OfferedVerb[];

type NeededMoveProps = { order: Order; onMove: (verb: OfferedVerb) => void };

/** The only filled button of an order that waits for the team: the move that is needed, or the way to where it is made. */
export function NeededMove({ order, onMove }: NeededMoveProps) {
  const { LL } = useWords();
  const { turn } = order.standing;
  if (turn === "review") {
    const verb = REVIEWING.find((one) => order.moves.some((move) => move.verb === one));
    return verb && <Button onClick={() => onMove(verb)}>{LL.desk.moves[verb]()}</Button>;
  }
  if (!isPlaced(turn)) return null;
  return (
    <Button asChild>
      <Link to="/admin/orders/edit/$orderId" params={{ orderId: order.id }} hash={PLACES[turn]}>
        {LL.desk.order.needed[turn]()}
      </Link>
    </Button>
  );
}

function isPlaced(turn: string): turn is keyof typeof PLACES {
  return turn in PLACES;
}
