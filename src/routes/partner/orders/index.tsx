import { createFileRoute, redirect } from "@tanstack/react-router";

/** The orders of a partner are listed on their dashboard (ROUTE-24). */
export const Route = createFileRoute("/partner/orders/")({
  beforeLoad: () => {
    throw redirect({ to: "/partner", replace: true });
  },
});
