import { createFileRoute } from "@tanstack/react-router";
import { EoiPage } from "#src/features/submissions/eoi/eoi-page.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/expression-of-interest")({
  loader: () => loadWords("eoi"),
  component: EoiPage,
});
