import { createFileRoute } from "@tanstack/react-router";
import { Closing } from "#src/features/exhibiting/closing.tsx";
import { Cost } from "#src/features/exhibiting/cost.tsx";
import { CustomBooth } from "#src/features/exhibiting/custom-booth.tsx";
import { CustomServices } from "#src/features/exhibiting/custom-services.tsx";
import { FloorPlans } from "#src/features/exhibiting/floor-plans.tsx";
import { Opening } from "#src/features/exhibiting/opening.tsx";
import { Ordering } from "#src/features/exhibiting/ordering.tsx";
import { StandardBooths } from "#src/features/exhibiting/standard-booths.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/exhibiting")({
  loader: () => loadWords("exhibiting", "customOffer"),
  component: Exhibiting,
});

function Exhibiting() {
  return (
    <>
      <Opening />
      <StandardBooths />
      <Cost />
      <CustomBooth />
      <FloorPlans />
      <CustomServices />
      <Ordering />
      <Closing />
    </>
  );
}
