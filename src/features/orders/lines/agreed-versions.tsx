import { useQuery } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { countOf } from "#domain/catalogue/unit.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { centsFromUsd } from "#domain/money.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { sayCount } from "#i18n/line-count.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Unfold } from "../record/unfold.tsx";
import { versionsQuery, type AgreedVersion, type Order } from "../data.ts";

/** What both sides agreed on, once there is more than the order as it was sent: who, when, the total and the lines. */
export function AgreedVersions({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.change;
  if (order.contentVersion === 1) return null;
  return (
    <Unfold
      label={(isOpen) =>
        isOpen ? words.hideVersions() : words.showVersions({ number: order.agreedVersion })
      }
    >
      <Versions orderId={order.id} />
    </Unfold>
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
  // Space and structure of a package stand on its own line.
  const hasPackage = version.lines.some(({ kind }) => kind === "package");
  return (
    <li className="border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{words.version({ number: version.number })}</span>
        <span className="text-right">
          <OrderTotal of={{ ...version, total: centsFromUsd(version.total) }} className="font-semibold" />
        </span>
      </p>
      <p className="figures text-[0.8125rem] text-quiet">
        {words.agreedBy({ name: version.agreedBy ?? LL.history.system() })},{" "}
        {version.agreedAt && <DateTime value={version.agreedAt} show="dateTime" />}
      </p>
      <ul className="mt-1.5 grid gap-1">
        {version.lines.map((line) => (
          <Row key={line.lineId} amount={line.isPriced ? line.netTotal : null}>
            {shownTitle(line, locale) ?? LL.orders.item.untitled()}
            {line.kind !== "package" && (
              <span className="figures ml-2 text-quiet">
                {line.unitPeriod === "once"
                  ? sayCount(LL.orders.counted, countOf(line))
                  : words.figures({ quantity: line.quantity, days: line.periodOfUse })}
              </span>
            )}
            {line.discountPercentage > 0 && (
              <span className="figures ml-2 text-quiet">
                {LL.orders.line.discount({ percent: formatNumber(locale, line.discountPercentage) })}
              </span>
            )}
          </Row>
        ))}
        {!hasPackage && version.spaceAmount > 0 && (
          <>
            <Row amount={version.spaceAmount}>{LL.amounts.space()}</Row>
            <Row amount={version.isStructurePriced ? version.structureAmount : null}>
              {LL.amounts.structure()}
            </Row>
          </>
        )}
      </ul>
    </li>
  );
}

/** What it is and what it comes to; null waits for its price. */
function Row({ amount, children }: { amount: number | null; children: ReactNode }) {
  const { LL } = useWords();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span>{children}</span>
      {amount === null ? LL.orders.line.waitsForPrice() : <Money cents={centsFromUsd(amount)} />}
    </li>
  );
}
