import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { ChooseMove } from "#src/kit/record/choose-move.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { orderQuery } from "../data.ts";
import { waysOf } from "./status-ways.ts";
import { StatusDialog } from "./status-dialog.tsx";

type RowStatusProps = {
  id: string;
  /** The move's figure, where its key was pressed at the row itself. */
  figure: number | undefined;
  onClose: () => void;
};

/** The status of the row in hand, changed without leaving the list. */
export function RowStatus({ id, figure, onClose }: RowStatusProps) {
  const { LL } = useWords();
  const { data: order, error, refetch } = useQuery(orderQuery(id));
  const [asked, setAsked] = useState<OfferedVerb>();
  if (order && asked) return <StatusDialog order={order} asked={asked} onClose={onClose} />;
  return (
    <ChooseMove
      title={LL.moving.keys.status()}
      description={
        order && `${order.reference ?? ""}, ${order.company}: ${LL.statuses.order[order.status]()}`
      }
      moves={
        order &&
        waysOf(order).moves.map(({ verb, to }) => ({
          id: verb,
          name: LL.desk.moves[verb](),
          leads: LL.moving.leads({ status: LL.statuses.order[to]() }),
        }))
      }
      figure={figure}
      failed={error ? say(LL, error) : undefined}
      onRetry={() => void refetch()}
      onChoose={setAsked}
      onClose={onClose}
    />
  );
}
