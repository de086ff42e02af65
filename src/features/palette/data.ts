import { queryOptions } from "@tanstack/react-query";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Entry } from "./entry.ts";

/** So many of each kind are enough to choose from; whoever wants more asks the list. */
const SHOWN = 5;
/** Fewer letters find a third of everything. */
export const FEWEST_LETTERS = 2;

/**
 * What the lists find for a text, the newest first: the same search as in each of them, so nothing shows here that its
 * own list would not show. All statuses count, since somebody looks for one thing.
 */
export function hitsQuery(text: string, locale: Locale, untitled: string) {
  return queryOptions({
    queryKey: ["palette", text, locale],
    queryFn: () => findHits(text, locale, untitled),
    enabled: text.length >= FEWEST_LETTERS,
    staleTime: 10_000,
    gcTime: 60_000,
  });
}

async function findHits(search: string, locale: Locale, untitled: string): Promise<Entry[]> {
  const asked = { search, limit: SHOWN };
  const [submissions, orders, partners, items] = await Promise.all([
    trpcClient.submissions.list.query({ ...asked, filters: { statuses: [...SUBMISSION_STATUSES] } }),
    trpcClient.orders.list.query(asked),
    trpcClient.partners.list.query(asked),
    trpcClient.catalogue.items.query(asked),
  ]);
  return [
    ...submissions.items.map(
      ({ id, reference, institutionName, representativeName, representativeEmail }): Entry => ({
        id: `submission ${id}`,
        group: "submissions",
        name: institutionName,
        detail: reference,
        found: [institutionName, reference, representativeName, representativeEmail].join(" "),
        act: { to: "/admin/submissions/$submissionId", params: { submissionId: id } },
      }),
    ),
    ...orders.items.map(({ id, reference, company, representative }): Entry => ({
      id: `order ${id}`,
      group: "orders",
      name: reference ?? "",
      detail: company,
      found: [reference, company, representative].join(" "),
      act: { to: "/admin/orders/edit/$orderId", params: { orderId: id } },
    })),
    ...partners.items.map(({ id, name, email, organisations }): Entry => {
      const theirs = organisations.flatMap((one) => [one.name, one.reference]);
      return {
        id: `partner ${id}`,
        group: "partners",
        name,
        detail: organisations[0]?.name ?? email,
        found: [name, email, ...theirs].join(" "),
        act: { to: "/admin/partners", search: { search: email } },
      };
    }),
    ...items.items.map((item): Entry => ({
      id: `item ${item.id}`,
      group: "items",
      name: shownTitle(item, locale) ?? untitled,
      found: [item.title_pt, item.title_en].join(" "),
      act: { to: "/admin/catalog/$itemId", params: { itemId: item.id } },
    })),
  ];
}
