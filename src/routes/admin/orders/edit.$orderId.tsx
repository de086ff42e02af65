import { createFileRoute } from "@tanstack/react-router";
import { LateHandedSteps } from "#src/features/handed-on/late-handed-steps.tsx";
import { TeamNotes } from "#src/features/notes/team-notes.tsx";
import { DeskOrderPage } from "#src/features/orders/desk/desk-order-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/orders/edit/$orderId")({
  loader: ({ params: { orderId } }) => {
    readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
    readEarly(() => import("#src/features/notes/data.ts").then((data) => data.readOrderNotes(orderId)));
    return loadWords(
      "listing",
      "desk",
      "moving",
      "orders",
      "orderPapers",
      "teamNotes",
      "obstacles",
      "deskObstacles",
    );
  },
  component: EditOrder,
});

function EditOrder() {
  const { orderId } = Route.useParams();
  const notes = <TeamNotes of={{ kind: "order", id: orderId }} />;
  const handed = <LateHandedSteps order={{ id: orderId, reference: null }} reader="staff" />;
  return <DeskOrderPage key={orderId} id={orderId} notes={notes} handed={handed} />;
}
