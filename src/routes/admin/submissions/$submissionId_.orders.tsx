import { createFileRoute } from "@tanstack/react-router";
import type { OrderListAddress } from "#src/features/orders/desk/order-list.tsx";
import { SubmissionOrderList } from "#src/features/orders/desk/submission-order-list.tsx";
import { SubmissionRead } from "#src/features/submissions/desk/submission-read.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/submissions/$submissionId_/orders")({
  validateSearch: (address: OrderListAddress) => address,
  loader: ({ params: { submissionId }, location }) => {
    const address = { ...location.search, submissionId };
    readEarly(() => import("#src/features/orders/desk/list-at.ts").then((list) => list.readListAt(address)));
    return loadWords("listing", "desk", "orders", "submissions", "obstacles", "deskObstacles");
  },
  component: SubmissionOrders,
});

/** The orders of one submission (SUB-05). */
function SubmissionOrders() {
  const { submissionId } = Route.useParams();
  return (
    <SubmissionRead id={submissionId}>
      {({ id, reference, canOrder, answers: { institutionName } }) => (
        <SubmissionOrderList key={id} submission={{ id, reference, canOrder, institutionName }} />
      )}
    </SubmissionRead>
  );
}
