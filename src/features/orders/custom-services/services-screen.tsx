import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { customServiceList, type PricedGroup } from "#domain/custom-services/list.ts";
import { isExtraServiceGroup } from "#domain/orders/lines/extra-service-groups.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { TaxesNoted } from "#src/components/taxes-noted.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedServices, type ServiceRow, serviceListQuery } from "./data.ts";
import { showServiceColumns } from "./service-columns.tsx";

/** Comes when the first row is unfolded. */
const ServicePanel = lazy(() =>
  import("./service-panel.tsx").then((module) => ({ default: module.ServicePanel })),
);

export type ServiceListAddress = ListAddress<typeof customServiceList>;

/** Everything that is priced by hand, across all orders, each priced where it stands (SVC-01). */
export function ServicesScreen() {
  const { LL, locale } = useWords();
  const words = LL.customServices;
  const list = useListSearch(customServiceList);
  const query = useQuery(serviceListQuery(list.state));
  const [openId, setOpenId] = useState<string>();
  const columns = useMemo(
    () =>
      showServiceColumns(LL, locale, {
        openId,
        onToggle: (id) => setOpenId((open) => (open === id ? undefined : id)),
      }),
    [LL, locale, openId],
  );

  /** The next waiting service on the screen; after the last, the first. */
  function goOn({ id }: ServiceRow): void {
    const rows = query.data?.items ?? [];
    const at = rows.findIndex((row) => row.id === id);
    const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
    setOpenId(others.find(({ state }) => state === "toPrice")?.id);
  }

  function unfold(row: ServiceRow): ReactNode {
    if (row.id !== openId) return undefined;
    return (
      <Suspense fallback={<Spinner label={words.loading()} showLabel />}>
        <ServicePanel
          service={row}
          name={nameOf(LL, row)}
          onClose={() => setOpenId(undefined)}
          onPriced={() => goOn(row)}
        />
      </Suspense>
    );
  }

  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="customServices"
      columns={columns}
      words={words}
      nameRow={(row) => nameOf(LL, row)}
      filters={filterWords({ LL, locale }, customServiceList.filters, words.filters, {
        states: words.states,
        groups: (group) => sayGroup(LL, group),
        statuses: LL.statuses.order,
      })}
      notePlace={<TaxesNoted>{words.note({ total: 100, waiting: 10 })}</TaxesNoted>}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
      below={unfold}
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedServices; isNarrowed: boolean }) {
  const { LL } = useWords();
  const words = LL.customServices;
  const { total, counts } = page;
  const said = isNarrowed
    ? words.noteFiltered({ total })
    : words.note({ total, waiting: counts.states.toPrice });
  return <TaxesNoted>{said}</TaxesNoted>;
}

function sayGroup(LL: TranslationFunctions, group: PricedGroup): string {
  return isExtraServiceGroup(group) ? LL.extras.group[group].title() : LL.customServices.groups[group]();
}

/** A service's name, such as "Furniture rental, ORD-2025-00017". */
function nameOf(LL: TranslationFunctions, { group, title, reference }: ServiceRow): string {
  return `${title || sayGroup(LL, group)}, ${reference ?? ""}`;
}
