import { createFileRoute } from "@tanstack/react-router";
import { type PaymentListAddress, PaymentsScreen } from "#src/features/orders/payments/payments-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/payments")({
  validateSearch: (address: PaymentListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/orders/payments/data.ts").then((data) => data.readPaymentsAt(location.search)),
    );
    return loadWords("listing", "payments", "orders", "exports", "obstacles", "deskObstacles");
  },
  component: PaymentsScreen,
});
