import { startTransition, useCallback, useDeferredValue, useMemo, useState } from "react";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceCategory } from "./service-category.tsx";
import { linesBy, matchesSearch, narrowGroups, sortedGroups } from "./service-groups.ts";
import { ServiceToolbar, type Shown } from "./service-toolbar.tsx";
import { useLineActions } from "./use-line-actions.ts";
import { useWizard, type DraftLine } from "../wizard-context.tsx";

const NO_LINES: readonly DraftLine[] = [];

/** The catalogue by category, with its lines; what breaks a rule is shown whatever is searched or folded. */
export function ServiceCatalogue() {
  const { LL, locale } = useWords();
  const { goods, draft, issues } = useWizard();
  const { items } = goods;
  const actions = useLineActions();
  const [typedSearch, setSearch] = useState("");
  const search = useDeferredValue(typedSearch);
  const [shown, setShown] = useState<Shown>("all");
  const groups = useMemo(() => sortedGroups(items, locale), [items, locale]);
  const categoryOf = useMemo(() => readCategories(groups), [groups]);
  const lines = linesBy(draft.lines, (itemId) => categoryOf.get(itemId) ?? "");
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst());

  /** What is in the order stays in view; without anything chosen the first category shows what this is about. */
  function openAtFirst(): Set<string> {
    const chosen = groups.filter(({ category }) => lines.has(category));
    return new Set((chosen.length > 0 ? chosen : groups.slice(0, 1)).map(({ category }) => category));
  }

  const toggle = useCallback((category: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(category)) next.add(category);
      return next;
    });
  }, []);

  // As a text, which stays the same from key to key.
  const brokenItems = draft.lines
    .filter(({ lineId }) => issues.some(({ path }) => path.startsWith(`lines.${lineId}.`)))
    .map(({ itemId }) => itemId)
    .join(" ");
  const chosenItems = shown === "inOrder" ? draft.lines.map(({ itemId }) => itemId).join(" ") : undefined;
  const narrowed = useMemo(() => {
    const broken = new Set(brokenItems.split(" "));
    const chosen = chosenItems === undefined ? undefined : new Set(chosenItems.split(" "));
    if (search.trim() === "" && !chosen) return groups;
    return narrowGroups(
      groups,
      (item) => broken.has(item.id) || ((!chosen || chosen.has(item.id)) && matchesSearch(item, search)),
    );
  }, [groups, search, chosenItems, brokenItems]);
  const isNarrowed = narrowed !== groups;
  const brokenCategories = new Set(brokenItems.split(" ").map((itemId) => categoryOf.get(itemId)));

  if (items.length === 0) return <EmptyState title={LL.orders.services.empty()} />;
  return (
    <div>
      <ServiceToolbar
        search={typedSearch}
        onSearch={setSearch}
        shown={shown}
        counts={{ all: items.length, inOrder: new Set(draft.lines.map(({ itemId }) => itemId)).size }}
        onShow={setShown}
        onExpandAll={() => startTransition(() => setOpen(new Set(groups.map(({ category }) => category))))}
        onCollapseAll={() => setOpen(new Set())}
      />
      {narrowed.length === 0 && (
        <p className="border-t border-line py-8 text-quiet">
          {draft.lines.length === 0 && shown === "inOrder"
            ? LL.orders.services.nothingChosen()
            : LL.orders.services.noMatch()}
        </p>
      )}
      {narrowed.map(({ category, items: group }) => (
        <ServiceCategory
          key={category}
          category={category}
          items={group}
          lines={lines.get(category) ?? NO_LINES}
          isOpen={isNarrowed || brokenCategories.has(category) || open.has(category)}
          onToggle={toggle}
          actions={actions}
        />
      ))}
    </div>
  );
}

function readCategories(groups: ReturnType<typeof sortedGroups>): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ category, items }) => items.map(({ id }) => [id, category] as const)));
}
