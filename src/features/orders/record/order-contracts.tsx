import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isLive } from "#domain/orders/moves/rules.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { FileLink } from "#src/kit/record/file-link.tsx";
import { PdfFacts } from "#src/kit/record/pdf-facts.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { contractsQuery, type Contract, type Order } from "../data.ts";

type OrderContractsProps = {
  order: Order;
  /** What stands where there is none yet. */
  none: string;
  /** What the reader can do, given the newest version. */
  children: (newest: Contract | undefined) => ReactNode;
};

/** The contract's versions, the newest first, each with its signed copy (ORD-13). */
export function OrderContracts({ order, none, children }: OrderContractsProps) {
  const { LL } = useWords();
  const { data, error, isLoading, refetch } = useQuery(contractsQuery(order.id));
  const words = LL.orderPapers.contracts;
  // None comes any more of an order that ended.
  if (!isLive(order.status) && data?.length === 0) return null;
  return (
    <Section title={words.title()} place="contract">
      {isLoading && <Skeleton className="w-2/3" />}
      {error && !data && (
        <p role="alert" className="error-text">
          {words.listFailed()}{" "}
          <Button variant="link" size="none" onClick={() => void refetch()}>
            {LL.actions.retry()}
          </Button>
        </p>
      )}
      {!isLoading && !error && !data?.length && <p className="text-quiet">{none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line-2">
          {data.map((contract) => (
            <Edition key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
      {children(data?.[0])}
    </Section>
  );
}

function Edition({ contract }: { contract: Contract }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.contracts;
  const { version, file, signed } = contract;
  return (
    <li className="border-b border-line py-2.5">
      <FileLink
        file={file}
        label={words.download({ version, language: words.language[contract.locale]() })}
      />
      <p className="figures mt-0.5 text-[0.8125rem] text-quiet">
        {words.made({
          name: contract.createdBy ?? LL.history.system(),
          date: formatDateTime(locale, contract.createdAt),
        })}
        , {words.ofVersion({ version: contract.orderVersion })}
      </p>
      {contract.isOutdated && (
        <p className="mt-1 text-[0.8125rem] font-semibold text-wait-ink">{words.outdated()}</p>
      )}
      {!contract.isPublished && <p className="mt-1 text-[0.8125rem] font-semibold">{words.unpublished()}</p>}
      {signed && <FileLink file={signed} label={words.signed()} className="mt-1" />}
      {signed && <PdfFacts file={signed} />}
    </li>
  );
}
