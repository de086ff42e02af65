import { useId } from "react";
import { DateTime } from "#src/components/date-time.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/components/use-uploads.ts";
import { trpc, type Outputs } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders, type Order } from "../data.ts";
import { FileLink } from "./file-link.tsx";

type Contract = Outputs["contracts"]["list"][number];

/** The newest contract to read and sign, and the place for its signed copy while the order takes files. */
export function ContractSection({ order }: { order: Order }) {
  const { LL } = useWords();
  const contracts = trpc.contracts.list.useQuery(
    { orderId: order.id },
    { enabled: order.status !== "DRAFT" },
  );
  const newest = contracts.data?.[0];
  return (
    <section>
      <h2 className="display-5 mb-3">{LL.orders.contracts.title()}</h2>
      {newest ? (
        <NewestContract contract={newest} takesCopy={order.canAddFile} />
      ) : (
        <p className="text-quiet">{LL.orders.contracts.none()}</p>
      )}
    </section>
  );
}

function NewestContract({ contract, takesCopy }: { contract: Contract; takesCopy: boolean }) {
  const { LL } = useWords();
  return (
    <div>
      <p>
        {LL.orders.contracts.edition({ edition: contract.edition })},{" "}
        <DateTime value={contract.createdAt} className="figures" />
      </p>
      <p className="mt-1">
        <FileLink file={contract.file} />
      </p>
      {contract.signed && (
        <p className="mt-3">
          <span className="block text-sm text-quiet">{LL.orders.contracts.signed()}</span>
          <FileLink file={contract.signed} />
        </p>
      )}
      {takesCopy && <SignedCopy contractId={contract.id} />}
    </div>
  );
}

function SignedCopy({ contractId }: { contractId: string }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const id = useId();
  const uploads = useUploads({
    purpose: "signedContract",
    failed: LL.orders.files.failed(),
    store: async ({ id: fileId }) => {
      await client.contracts.receiveSigned.mutate({ id: contractId, fileId });
      showSuccess(LL.orders.contracts.signedDone());
      await refresh();
    },
  });
  return (
    <>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-[0.9375rem] font-medium">
        {LL.orders.contracts.sendSigned()}
      </label>
      <FileDrop
        id={id}
        multiple={false}
        accept="image/*,application/pdf"
        hint={LL.orders.contracts.sendSignedHint()}
        files={uploads.entries}
        disabled={uploads.isBusy}
        onFiles={(files) => void uploads.add(files)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </>
  );
}
