import { Bookmark, Check, ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Filters } from "#domain/lists/filter.ts";
import type { Viewable } from "#domain/views/schema.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { cn } from "#src/components/cn.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Menu, MenuItem, MenuLabel, MenuRule } from "#src/components/ui/menu.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { ListSearch } from "./use-list-search.ts";
import { useViews, type Views } from "./use-views.ts";
import type { View } from "./views.ts";

const ViewDialog = lazy(() => import("./view-dialog.tsx").then((module) => ({ default: module.ViewDialog })));

type ViewsMenuProps<Column extends string, Of extends Filters> = {
  list: ListSearch<Column, Of>;
  /** Search, filters, sort and columns of the screen. */
  viewable: Viewable;
};
type Asked = { kind: "new" } | { kind: "rename"; view: View };

/** The views of a list, and unsaved changes of the open view. */
export function ViewsMenu<Column extends string, Of extends Filters>({
  list,
  viewable,
}: ViewsMenuProps<Column, Of>) {
  const { LL } = useWords();
  const words = LL.listing.views;
  const views = useViews(list, viewable);
  const [asked, setAsked] = useState<Asked>();
  const [ask, question] = useConfirm();
  const { open } = views;

  async function remove(view: View): Promise<void> {
    const { name } = view;
    const isSure = await ask({
      title: words.remove({ name }),
      description: view.isShared ? words.removeShared() : words.removeOwn(),
      confirmLabel: words.removeYes(),
      tone: "danger",
    });
    if (isSure) await views.remove(view);
  }

  return (
    <>
      <Menu
        label={words.title()}
        trigger={
          <Button variant="secondary" size="sm" className="max-w-72">
            <Bookmark className="size-4 shrink-0" />
            <span className={cn("truncate", !open && "max-xl:sr-only", "max-md:sr-only")}>
              {open?.name ?? words.title()}
            </span>
            <ChevronDown className="size-4 shrink-0 max-xl:hidden" />
          </Button>
        }
      >
        <ViewEntries views={views} />
        <MenuRule />
        <MenuItem onSelect={() => setAsked({ kind: "new" })}>{words.saveNew()}</MenuItem>
        {open?.canChange && (
          <>
            <MenuItem onSelect={() => setAsked({ kind: "rename", view: open })}>{words.rename()}</MenuItem>
            <MenuItem onSelect={() => void remove(open)}>{words.removeOpen()}</MenuItem>
          </>
        )}
      </Menu>
      {open && views.isChanged && (
        <ChangedView views={views} view={open} onSaveNew={() => setAsked({ kind: "new" })} />
      )}
      <Suspense fallback={null}>
        {asked && (
          <ViewDialog
            viewable={viewable}
            onAdded={(id) => list.open(viewable.address, id)}
            view={asked.kind === "rename" ? asked.view : undefined}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
      {question}
    </>
  );
}

/** No view, the reader's own views, and shared views. */
function ViewEntries({ views: { all, hasFailed, open, go } }: { views: Views }) {
  const { LL } = useWords();
  const words = LL.listing.views;
  const own = all.filter(({ isOwn, isShared }) => isOwn && !isShared);
  const shared = all.filter(({ isShared }) => isShared);
  const entry = (view: View) => (
    <Entry key={view.id} isOpen={view === open} onSelect={() => go(view)}>
      {view.name}
      {!view.isOwn && <span className="block text-[0.8125rem] text-quiet">{view.owner}</span>}
    </Entry>
  );
  return (
    <>
      {hasFailed && <p className="px-3 py-2 error-text text-sm">{words.failed()}</p>}
      <Entry isOpen={!open} onSelect={() => go(undefined)}>
        {words.none()}
      </Entry>
      {own.length > 0 && <MenuLabel>{words.own()}</MenuLabel>}
      {own.map(entry)}
      {shared.length > 0 && <MenuLabel>{words.shared()}</MenuLabel>}
      {shared.map(entry)}
    </>
  );
}

type EntryProps = { isOpen: boolean; onSelect: () => void; children: ReactNode };

function Entry({ isOpen, onSelect, children }: EntryProps) {
  return (
    <MenuItem onSelect={onSelect} aria-current={isOpen || undefined} className="justify-between gap-4">
      <span className={isOpen ? "font-semibold" : undefined}>{children}</span>
      {isOpen && <Check aria-hidden="true" className="size-4 shrink-0 text-leaf" />}
    </MenuItem>
  );
}

type ChangedViewProps = { views: Views; view: View; onSaveNew: () => void };

/** What to do with changes of the open view. */
function ChangedView({ views, view, onSaveNew }: ChangedViewProps) {
  const { LL } = useWords();
  const words = LL.listing.views;
  return (
    <div role="status" className="order-last flex basis-full flex-wrap items-center gap-x-4 text-[0.8125rem]">
      <span className="font-semibold text-wait-ink">{words.changed()}</span>
      {view.canChange && (
        <Button variant="link" size="sm" onClick={() => void views.saveOver(view)}>
          {words.saveOver()}
        </Button>
      )}
      <Button variant="link" size="sm" onClick={onSaveNew}>
        {words.saveAsMine()}
      </Button>
      <Button variant="link" size="sm" onClick={() => views.go(view)}>
        {words.reset()}
      </Button>
    </div>
  );
}
