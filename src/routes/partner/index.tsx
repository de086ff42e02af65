import { createFileRoute } from "@tanstack/react-router";
import { SubmissionColleagues } from "#src/features/colleagues/submission-colleagues.tsx";
import { NamingAlone } from "#src/features/orders/own/naming-alone.tsx";
import { SubmissionOrders } from "#src/features/orders/own/submission-orders.tsx";
import { PartnerHome } from "#src/features/partner-home/partner-home.tsx";
import { NewOrder, SubmissionFacts } from "#src/features/partner-home/submission-head.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner/")({
  validateSearch: (address: { cursor?: string }) => address,
  loader: ({ location }) => {
    readEarly(async () => {
      const orders = import("#src/features/orders/own/orders-at.ts");
      const { readOwnSubmissionIds, readSteps } = await import("#src/features/partner-home/data.ts");
      readSteps();
      const submissionIds = await readOwnSubmissionIds();
      await (await orders).readOrdersAt(submissionIds, location.search);
    });
    return loadWords("partner", "orders", "colleagues");
  },
  component: PartnerRoute,
});

/** The exhibitor's dashboard (ROUTE-22). */
function PartnerRoute() {
  return (
    <PartnerHome>
      {(submission) => (
        <>
          <SubmissionOrders
            submissionId={submission.id}
            reference={submission.reference}
            note={<SubmissionFacts submission={submission} />}
            actions={<NewOrder submission={submission} />}
          />
          <SubmissionColleagues submissionId={submission.id} reference={submission.reference} />
          <NamingAlone submission={submission} />
        </>
      )}
    </PartnerHome>
  );
}
