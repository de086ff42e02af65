import { createFileRoute } from "@tanstack/react-router";
import { leadToDashboard } from "#src/layout/no-page.ts";

export const Route = createFileRoute("/partner/$")({
  beforeLoad: (asked) => leadToDashboard("/partner", asked),
});
