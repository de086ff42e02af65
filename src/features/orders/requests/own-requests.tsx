import { ORDER_PLACES } from "#domain/orders/moves/places.ts";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { RequestList } from "./request-list.tsx";
import { WishButton } from "./wish-button.tsx";

/** The requests on the exhibitor's page of an order, answered there (REQ-09), and the way to ask for a change. */
export function OwnRequests({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  return (
    <Section
      title={words.title()}
      place={ORDER_PLACES.requests}
      isRuled
      // Where the team has written last, the question stands under its words.
      actions={order.standing.word === null && <WishButton order={order} size="sm" />}
    >
      {order.requests.length > 0 ? (
        <RequestList
          requests={order.requests}
          reader="exhibitor"
          calls={order.standing.duties[0] === "answerRequest"}
        />
      ) : (
        <p className="text-quiet">{words.none()}</p>
      )}
    </Section>
  );
}
