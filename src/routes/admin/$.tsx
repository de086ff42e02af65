import { createFileRoute } from "@tanstack/react-router";
import { NoPage } from "#src/layout/no-page.tsx";

export const Route = createFileRoute("/admin/$")({
  component: () => <NoPage area="/admin" />,
});
