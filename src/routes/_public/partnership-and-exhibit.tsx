import { createFileRoute } from "@tanstack/react-router";
import { WhoComes } from "#src/features/comers/who-comes.tsx";
import { Benefits } from "#src/features/participation/benefits.tsx";
import { Closing } from "#src/features/participation/closing.tsx";
import { Criteria } from "#src/features/participation/criteria.tsx";
import { Offer } from "#src/features/participation/offer.tsx";
import { Opening } from "#src/features/participation/opening.tsx";
import { Steps } from "#src/features/participation/steps.tsx";
import { Ways } from "#src/features/participation/ways.tsx";
import { Who } from "#src/features/participation/who.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/partnership-and-exhibit")({
  loader: () => loadWords("participation", "comers"),
  component: PartnershipAndExhibit,
});

function PartnershipAndExhibit() {
  return (
    <>
      <Opening />
      <Benefits />
      <WhoComes />
      <Offer />
      <Who />
      <Criteria />
      <Steps />
      <Ways />
      <Closing />
    </>
  );
}
