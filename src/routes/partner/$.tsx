import { createFileRoute } from "@tanstack/react-router";
import { NoPage } from "#src/layout/no-page.tsx";

export const Route = createFileRoute("/partner/$")({
  component: () => <NoPage area="/partner" />,
});
