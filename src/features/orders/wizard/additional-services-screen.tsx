import { useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { sortedGroups, matchesSearch } from "./service-groups.ts";
import { ServiceCategory } from "./service-category.tsx";
import { useWizard } from "./wizard-context.tsx";

/** The catalogue by category: add, then quantity, days and a note for each (WIZ-41 to WIZ-45). */
export function AdditionalServicesScreen() {
  const { LL, locale } = useWords();
  const { goods, draft, issues } = useWizard();
  const { items } = goods;
  const [search, setSearch] = useState("");
  const groups = sortedGroups(items, locale);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst());

  /** What is in the order stays in view; without anything chosen the first category shows what this is about. */
  function openAtFirst(): Set<string> {
    const chosen = groups.filter(({ items: group }) =>
      group.some((item) => draft.lines.some((line) => line.itemId === item.id)),
    );
    return new Set((chosen.length > 0 ? chosen : groups.slice(0, 1)).map(({ category }) => category));
  }

  function toggle(category: string): void {
    const next = new Set(open);
    if (!next.delete(category)) next.add(category);
    setOpen(next);
  }

  if (items.length === 0) return <EmptyState title={LL.orders.services.empty()} />;
  const isSearching = search.trim() !== "";
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter((item) => matchesSearch(item, search)) }))
    .filter((group) => group.items.length > 0);
  const broken = new Set(
    draft.lines
      .filter(({ lineId }) => issues.some(({ path }) => path.startsWith(`lines.${lineId}.`)))
      .map(({ itemId }) => itemId),
  );
  const hasIssue = (category: string) =>
    groups.some((group) => group.category === category && group.items.some(({ id }) => broken.has(id)));

  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <SearchInput
          value={search}
          onValueChange={setSearch}
          label={LL.orders.services.search()}
          className="w-full sm:w-80"
        />
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setOpen(new Set(groups.map(({ category }) => category)))}
          >
            {LL.orders.services.expandAll()}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpen(new Set())}>
            {LL.orders.services.collapseAll()}
          </Button>
        </div>
      </div>
      {shown.length === 0 && (
        <p className="border-t border-line py-8 text-quiet">{LL.orders.services.noMatch()}</p>
      )}
      {shown.map((group) => (
        <ServiceCategory
          key={group.category}
          category={group.category}
          items={group.items}
          isOpen={isSearching || hasIssue(group.category) || open.has(group.category)}
          onToggle={() => toggle(group.category)}
        />
      ))}
    </div>
  );
}
