import { ClientOnly, createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { EoiPage } from "#src/features/submissions/eoi/eoi-page.tsx";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** Only where the form is closed, and after the page, which has nothing to spare for it. */
const WhoComes = optionalPart(async () => {
  const [part] = await Promise.all([import("#src/features/comers/who-comes.tsx"), loadWords("comers")]);
  return part.WhoComes;
});

export const Route = createFileRoute("/_public/expression-of-interest")({
  loader: () => loadWords("eoi"),
  component: Interest,
});

function Interest() {
  return (
    <EoiPage>
      <ClientOnly>
        <Suspense>
          <WhoComes />
        </Suspense>
      </ClientOnly>
    </EoiPage>
  );
}
