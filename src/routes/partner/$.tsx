import { createFileRoute, redirect } from "@tanstack/react-router";

/** An address of the area that no screen has leads to its dashboard (ROUTE-21, ROUTE-27). */
export const Route = createFileRoute("/partner/$")({
  beforeLoad: () => {
    throw redirect({ to: "/partner", replace: true });
  },
});
