import { createFileRoute } from "@tanstack/react-router";
import { Contact } from "#src/features/support/contact.tsx";
import { Opening } from "#src/features/support/opening.tsx";
import { Organiser } from "#src/features/support/organiser.tsx";
import { Services } from "#src/features/support/services.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/services-and-support")({
  loader: () => loadWords("support", "customOffer"),
  component: ServicesAndSupport,
});

function ServicesAndSupport() {
  return (
    <>
      <Opening />
      <Organiser />
      <Services />
      <Contact />
    </>
  );
}
