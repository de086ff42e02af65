import { Link } from "@tanstack/react-router";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { ContinueDraft } from "../draft/continue-draft.tsx";
import { CopyOrderButton } from "../moves/end-order.tsx";
import { PAYMENT } from "../payments/payment-place.ts";
import { WishButton } from "../requests/wish-button.tsx";

type OrderAnswersProps = {
  order: Order;
  /** They answer the team's word: the first is what the page is for, and a question to the team is among them. */
  isAnswer?: boolean;
};

/** What the exhibitor can do with the order as it stands. */
export function OrderAnswers({ order, isAnswer }: OrderAnswersProps) {
  const { LL } = useWords();
  const { status, standing } = order;
  const first: ButtonProps["variant"] = isAnswer ? "primary" : "secondary";
  return (
    <>
      {order.canEdit && status !== "DRAFT" && (
        <Button asChild variant={first}>
          <Link to="/partner/orders/edit/$orderId" params={{ orderId: order.id }}>
            {LL.orders.page.edit()}
          </Link>
        </Button>
      )}
      {status === "DRAFT" && <ContinueDraft order={order} />}
      {isAnswer && (standing.head === "paymentRefused" || standing.head === "partRefused") && (
        <Button asChild variant="secondary">
          <Link from="/partner/orders/$orderId" to="." hash={PAYMENT}>
            {LL.orders.word.handIn()}
          </Link>
        </Button>
      )}
      {order.canCopy && <CopyOrderButton key={order.id} order={order} />}
      {isAnswer && <WishButton order={order} />}
    </>
  );
}
