import { createFileRoute, redirect } from "@tanstack/react-router";

/** A partner's orders are listed on the dashboard. */
export const Route = createFileRoute("/partner/orders/")({
  beforeLoad: () => {
    throw redirect({ to: "/partner", replace: true });
  },
});
