import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { shownTitle } from "#domain/catalogue/words.ts";
import { centsFromUsd } from "#domain/money.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Money } from "#src/components/money.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { versionsQuery, type AgreedVersion, type Order } from "../data.ts";

/** What both sides agreed on, once there is more than the order as it was sent: who, when, the total and the lines. */
export function AgreedVersions({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.change;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (order.contentVersion === 1) return null;
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? words.hideVersions() : words.showVersions({ number: order.agreedVersion })}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Versions orderId={order.id} />}
      </div>
    </div>
  );
}

function Versions({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(versionsQuery(orderId));
  if (error) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="h-20 rounded-sm" />;
  return (
    <ol className="border-t border-line-2 text-sm">
      {data.map((version) => (
        <Version key={version.number} version={version} />
      ))}
    </ol>
  );
}

function Version({ version }: { version: AgreedVersion }) {
  const { LL, locale } = useWords();
  const words = LL.orders.change;
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{words.version({ number: version.number })}</span>
        <Money cents={centsFromUsd(version.total)} className="font-semibold" />
      </p>
      <p className="figures text-[0.8125rem] text-quiet">
        {words.agreedBy({ name: version.agreedBy ?? LL.history.system() })},{" "}
        {version.agreedAt && <DateTime value={version.agreedAt} show="dateTime" />}
      </p>
      <ul className="mt-1.5">
        {version.lines.map((line) => (
          <li key={line.lineId} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0">
              {shownTitle(line, locale) ?? LL.orders.item.untitled()}
              {line.kind !== "package" && (
                <span className="figures ml-2 text-quiet">
                  {words.figures({ quantity: line.quantity, days: line.periodOfUse })}
                </span>
              )}
            </span>
            <Money cents={line.isPriced ? centsFromUsd(line.netTotal) : null} />
          </li>
        ))}
      </ul>
    </li>
  );
}
