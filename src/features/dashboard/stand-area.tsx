import { Link } from "@tanstack/react-router";
import { formatArea } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";
import { layTiles } from "./lay-tiles.ts";

/** The further an order has come, the deeper its tiles. */
const COLOURS = {
  PAID: "bg-forest",
  CONFIRM_PAYMENT: "bg-water",
  APPROVED: "bg-leaf",
  REVIEWING: "bg-moss",
  PENDING: "bg-ochre",
} as const;
const ORDER = ["PAID", "CONFIRM_PAYMENT", "APPROVED", "REVIEWING", "PENDING"] as const;

/** The m2 that stands take of those there are, as stand tiles of 50 m2; left out while nobody said how many there are. */
export function StandArea({ area }: { area: Overview["area"] }) {
  const { LL, locale } = useWords();
  const words = LL.desk.dashboard;
  const { offered } = area;
  if (offered === null) return null;
  const m2Of = (status: (typeof ORDER)[number]) =>
    area.taken.find((taken) => taken.status === status)?.m2 ?? 0;
  const taken = area.taken.reduce((sum, { m2 }) => sum + m2, 0);
  const free = Math.max(0, offered - taken);
  const tiles = layTiles(
    ORDER.map((status) => ({ name: status, m2: m2Of(status) })),
    offered,
  );
  return (
    <section aria-labelledby="area" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="area" className="display-5">
          {words.area()}
        </h2>
        <p className="figures font-semibold">
          {words.areaOf({ taken: formatArea(locale, taken), offered: formatArea(locale, offered) })}
        </p>
      </div>
      <div aria-hidden="true" className="mt-3 flex flex-wrap gap-0.75">
        {tiles.map(({ key, name }) => (
          <span
            key={key}
            data-bar
            className={cn("size-3.5 rounded-[2px]", name ? COLOURS[name] : "border border-line-2 bg-card")}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.8125rem]">
        {ORDER.map((status) => (
          <li key={status}>
            <Link
              to="/admin/orders"
              search={{ statuses: status }}
              className="inline-flex items-center gap-1.5 no-underline hover:underline hover:underline-offset-4"
            >
              <span data-dot aria-hidden="true" className={cn("size-2.5 rounded-[2px]", COLOURS[status])} />
              {LL.statuses.order[status]()}
              <span className="figures text-quiet">{formatArea(locale, m2Of(status))}</span>
            </Link>
          </li>
        ))}
        <li className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2.5 rounded-[2px] border border-line-2 bg-card" />
          {words.areaFree()} <span className="figures text-quiet">{formatArea(locale, free)}</span>
        </li>
      </ul>
      <p className="mt-2 text-[0.8125rem] text-quiet">
        {words.areaTile()}
        {taken > offered && ` ${words.areaOver({ m2: formatArea(locale, taken - offered) })}.`}
      </p>
    </section>
  );
}
