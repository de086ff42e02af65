import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { canHaveContract, canPreviewContract } from "#domain/orders/moves/rules.ts";
import { reasonOf } from "#domain/refusal.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { LeavingMailOf } from "#src/kit/record/leaving-mail.tsx";
import { usePaper } from "#src/kit/record/use-paper.ts";
import { say, sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { SignedState } from "./signed-state.tsx";
import { type Contract, contractMailQuery, generateContract, type Order, publishContract } from "../data.ts";

/** Nothing is printed when an edition that was made before is published. */
function useFailure(ofMaking: Error | null, ofPublishing: Error | null): string | null {
  const { LL } = useWords();
  if (ofMaking) return reasonOf(ofMaking) ? say(LL, ofMaking) : LL.desk.contracts.failed();
  return ofPublishing && say(LL, ofPublishing);
}

type MakingProps = { order: Order; newest: Contract | undefined };

/** What the team can do about an order's contract: before the approval read what it would say, then make and publish it. */
export function ContractMaking({ order, newest }: MakingProps) {
  const { LL } = useWords();
  if (!canPreviewContract(order.status)) return null;
  if (!canHaveContract(order.status)) return <ContractPreview order={order} />;
  if (order.openChange) return <p className="mt-2 text-quiet">{LL.obstacles.need.noOpenChange()}</p>;
  return <GenerateContract order={order} newest={newest} />;
}

/** Fetched, so that what cannot be printed is said. */
function ContractPreview({ order: { id } }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.desk.contracts;
  const [save, isMaking] = usePaper({ failed: (error) => showError(sayOr(LL, error, words.failed())) });

  return (
    <div className="mt-3.5">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => void save(`/api/documents/orders/${id}/contract-preview.pdf`)}
        pending={isMaking}
        pendingLabel={words.generating()}
      >
        <Download aria-hidden="true" className="size-4" />
        {words.preview()}
      </Button>
      <p className="mt-2 text-[0.8125rem] text-quiet">{words.previewHint()}</p>
    </div>
  );
}

/**
 * Makes the next edition (CON-01), for the exhibitor or for the team alone, and publishes an edition that was
 * made before. What publishing mails stands beside it. For a published edition it first says whom it waits for.
 */
function GenerateContract({ order, newest }: MakingProps) {
  const { LL } = useWords();
  const words = LL.desk.contracts;
  const { id: orderId } = order;
  const generating = useMutation(generateContract);
  const publishing = useMutation(publishContract);
  const isBusy = generating.isPending || publishing.isPending;
  const held = newest && !newest.isPublished && !newest.isOutdated ? newest : undefined;
  const isPublished = newest !== undefined && newest.isPublished && !newest.isOutdated;
  const failure = useFailure(generating.error, publishing.error);

  function generate(publish: boolean): void {
    publishing.reset();
    const onSuccess = () => void showSuccess(publish ? words.published() : words.generated());
    generating.mutate({ orderId, publish }, { onSuccess });
  }

  function publish(id: string): void {
    generating.reset();
    publishing.mutate({ id }, { onSuccess: () => void showSuccess(words.published()) });
  }

  const making = (
    <div className="mt-3.5">
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isPublished ? "quiet" : "secondary"}
          size="sm"
          onClick={() => (held ? publish(held.id) : generate(true))}
          disabled={isBusy}
        >
          {held
            ? words.publish({ version: held.version })
            : isPublished
              ? words.againPublish()
              : words.generate()}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => generate(false)} disabled={isBusy}>
          {newest ? words.againOnly() : words.generateOnly()}
        </Button>
      </div>
      <p role="status" className="mt-2 text-[0.8125rem] text-quiet empty:hidden">
        {generating.isPending && words.generatingHint()}
      </p>
      {failure && (
        <p role="alert" className="mt-2 error-text">
          {failure}
        </p>
      )}
      <PublishingMail orderId={orderId} />
    </div>
  );
  if (!isPublished) return making;
  return (
    <>
      <SignedState order={order} contract={newest} />
      <details className="mt-3.5">
        <summary className="link w-fit cursor-pointer text-[0.9375rem]">{words.another()}</summary>
        {making}
      </details>
    </>
  );
}

function PublishingMail({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const query = useQuery(contractMailQuery(orderId));
  const lead = <p className="mb-1.5 text-[0.8125rem] text-quiet">{LL.desk.contracts.publishHint()}</p>;
  return (
    <div className="mt-3">
      <LeavingMailOf query={query} lead={lead} />
    </div>
  );
}
