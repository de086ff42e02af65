import { startTransition, useCallback, useMemo, useState } from "react";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ServiceCategory } from "./service-category.tsx";
import { linesBy, type ServiceGroup } from "./service-groups.ts";
import { ServiceToolbar } from "./service-toolbar.tsx";
import { useLineActions } from "./use-line-actions.ts";
import { useServiceList } from "./use-service-list.ts";
import { WholeStay } from "./whole-stay.tsx";
import { useWizard, type DraftLine } from "../wizard-context.tsx";

const NO_LINES: readonly DraftLine[] = [];

/** The catalogue by category, with its lines; what breaks a rule is shown whatever is searched or folded. */
export function ServiceCatalogue() {
  const { LL } = useWords();
  const { goods, draft } = useWizard();
  const actions = useLineActions();
  const { groups, narrowed, isNarrowed, brokenItems, tools } = useServiceList();
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

  const isAllOpen = groups.every(({ category }) => open.has(category));
  function toggleAll(): void {
    const next = isAllOpen ? [] : groups.map(({ category }) => category);
    startTransition(() => setOpen(new Set(next)));
  }

  if (goods.items.length === 0) return <EmptyState title={LL.orders.services.empty()} />;
  const brokenCategories = new Set([...brokenItems].map((itemId) => categoryOf.get(itemId)));
  return (
    <div>
      <ServiceToolbar {...tools} isAllOpen={isAllOpen} onToggleAll={isNarrowed ? undefined : toggleAll}>
        <WholeStay />
      </ServiceToolbar>
      {narrowed.length === 0 && (
        <p className="border-t border-line py-8 text-quiet">
          {draft.lines.length === 0 && tools.shown === "inOrder"
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

function readCategories(groups: readonly ServiceGroup[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ category, items }) => items.map(({ id }) => [id, category] as const)));
}
