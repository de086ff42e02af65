import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { trpc } from "#src/lib/call/trpc.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";
import { countItems, narrowGroups, searchServices, sortedGroups } from "./service-groups.ts";
import type { Shown } from "./service-toolbar.tsx";

/** The catalogue as it is searched and filtered; what breaks a rule is in it whatever is looked for. */
export function useServiceList() {
  const { locale } = useWords();
  const { goods, draft, issues } = useWizard();
  const { items } = goods;
  const [typedSearch, setSearch] = useState("");
  const search = useDeferredValue(typedSearch);
  const [shown, setShown] = useState<Shown>("all");
  const { data: own } = useQuery(trpc.catalogue.words.queryOptions());
  const matchesSearch = useMemo(() => searchServices(own?.words ?? []), [own]);
  const groups = useMemo(() => sortedGroups(items, locale), [items, locale]);

  // Joined into texts, which compare as equal from key to key.
  const brokenItems = draft.lines
    .filter(({ lineId }) => issues.some(({ path }) => path.startsWith(`lines.${lineId}.`)))
    .map(({ itemId }) => itemId)
    .join(" ");
  const chosenItems = draft.lines.map(({ itemId }) => itemId).join(" ");
  const found = useMemo(() => {
    const broken = new Set(brokenItems.split(" "));
    if (search.trim() === "") return groups;
    return narrowGroups(groups, (item) => broken.has(item.id) || matchesSearch(item, search));
  }, [groups, search, brokenItems, matchesSearch]);
  const inOrder = useMemo(() => {
    const chosen = new Set(chosenItems.split(" "));
    return narrowGroups(found, ({ id }) => chosen.has(id));
  }, [found, chosenItems]);
  const narrowed = shown === "inOrder" ? inOrder : found;

  return {
    /** The whole catalogue, by category. */
    groups,
    /** The services that match the search and the chosen filter. */
    narrowed,
    isNarrowed: narrowed !== groups,
    brokenItems: useMemo(() => new Set(brokenItems.split(" ")), [brokenItems]),
    tools: {
      search: typedSearch,
      onSearch: setSearch,
      shown,
      onShow: setShown,
      counts: { all: countItems(found), inOrder: countItems(inOrder) },
    },
  };
}
