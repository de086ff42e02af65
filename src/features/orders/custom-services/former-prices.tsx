import { useQuery } from "@tanstack/react-query";
import { centsFromUsd } from "#domain/money.ts";
import { formatArea } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Money } from "#src/components/money.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type FormerPrice, formerPricesQuery, type Service } from "./data.ts";

type FormerPricesProps = { service: Service; onChoose: (unitPrice: number) => void };

/** Earlier prices of similar services; choosing an entry takes its price. */
export function FormerPrices({ service, onChoose }: FormerPricesProps) {
  const { LL } = useWords();
  const words = LL.customServices.former;
  const { data, error, refetch } = useQuery(formerPricesQuery(service));
  if (error && !data) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={words.loading()} showLabel />;
  if (data.length === 0) return <p className="text-quiet">{words.none()}</p>;
  return (
    <ul aria-label={words.title()} className="border-t border-line">
      {data.map((former) => (
        <li key={former.id} className="border-b border-line">
          <button
            type="button"
            className="flex w-full items-start gap-4 px-1 py-2 text-left hover:bg-paper-2"
            onClick={() => onChoose(former.unitPrice)}
          >
            <FormerText former={former} isStructure={service.lineId === null} />
            <Money cents={centsFromUsd(former.unitPrice)} className="ml-auto shrink-0 font-semibold" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FormerText({ former, isStructure }: { former: FormerPrice; isStructure: boolean }) {
  const { LL, locale } = useWords();
  const words = LL.customServices;
  const what = isStructure ? words.area({ area: formatArea(locale, former.size) }) : former.description;
  return (
    <span className="min-w-0">
      <span className="block truncate">{what.replaceAll("\n", " · ") || former.title}</span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-quiet">
        <span className="figures">
          {words.former.edition({ reference: former.reference ?? "", version: former.version })}
        </span>
        <DateTime value={former.at} className="figures" />
        {former.isOwn ? <Badge tone="good">{words.former.own()}</Badge> : <span>{former.company}</span>}
        <StatusBadge of="order" status={former.status} />
      </span>
    </span>
  );
}
