import { canHaveContract } from "#domain/orders/rules.ts";
import { reasonOf } from "#domain/refusal.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useContracts, useGenerateContract, type Contract, type Order } from "./data.ts";
import { FileLink } from "./file-link.tsx";
import { Section } from "./section.tsx";

/** The contract's editions, and the making of the next one (ORD-13, CON-01). */
export function OrderContracts({ order }: { order: Order }) {
  const { LL } = useWords();
  const contracts = useContracts(order.id);
  const words = LL.desk.contracts;
  return (
    <Section title={words.title()}>
      {contracts.isPending && <Skeleton className="w-2/3" />}
      {contracts.error && !contracts.data && (
        <p role="alert" className="text-annatto-ink">
          {words.listFailed()}{" "}
          <Button variant="link" size="none" onClick={() => void contracts.refetch()}>
            {LL.actions.retry()}
          </Button>
        </p>
      )}
      {contracts.data?.length === 0 && <p className="text-quiet">{words.none()}</p>}
      {contracts.data && contracts.data.length > 0 && (
        <ul className="border-t border-line-2">
          {contracts.data.map((contract) => (
            <Edition key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
      {canHaveContract(order.status) && (
        <Generate orderId={order.id} hasOne={(contracts.data?.length ?? 0) > 0} />
      )}
    </Section>
  );
}

function Edition({ contract }: { contract: Contract }) {
  const { LL, locale } = useWords();
  const words = LL.desk.contracts;
  const { edition, file, signed } = contract;
  return (
    <li className="border-b border-line py-2.5">
      <FileLink
        file={file}
        label={words.download({ edition, language: words.language[contract.locale]() })}
      />
      <p className="figures mt-0.5 text-[0.8125rem] text-quiet">
        {words.made({
          name: contract.createdBy ?? LL.history.system(),
          date: formatDateTime(locale, contract.createdAt),
        })}
      </p>
      {signed && <FileLink file={signed} label={words.signed()} className="mt-1" />}
    </li>
  );
}

function Generate({ orderId, hasOne }: { orderId: string; hasOne: boolean }) {
  const { LL } = useWords();
  const words = LL.desk.contracts;
  const mutation = useGenerateContract();

  function generate(): void {
    mutation.mutate({ orderId }, { onSuccess: () => void showSuccess(words.generated()) });
  }

  return (
    <div className="mt-3.5">
      <Button
        variant="secondary"
        size="sm"
        onClick={generate}
        pending={mutation.isPending}
        pendingLabel={words.generating()}
      >
        {hasOne ? words.again() : words.generate()}
      </Button>
      <p role="status" className="mt-2 text-[0.8125rem] text-quiet empty:hidden">
        {mutation.isPending && words.generatingHint()}
      </p>
      {mutation.error && (
        <p role="alert" className="mt-2 text-annatto-ink">
          {reasonOf(mutation.error) ? say(LL, mutation.error) : words.failed()}
        </p>
      )}
    </div>
  );
}
