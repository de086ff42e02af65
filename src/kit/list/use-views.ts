import { useMutation, useQuery } from "@tanstack/react-query";
import type { Filters } from "#domain/lists/filter.ts";
import type { Viewable } from "#domain/views/schema.ts";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ListSearch } from "./use-list-search.ts";
import { isSameView, viewAddressOf } from "./view-address.ts";
import { removeView, updateView, type View, viewsQuery } from "./views.ts";

export type Views = {
  /** The views could not be read, which is not the same as none. */
  hasFailed: boolean;
  all: readonly View[];
  /** The open view; undefined once it was removed. */
  open: View | undefined;
  /** The screen differs from the view; private until saved. */
  isChanged: boolean;
  go: (view: View | undefined) => void;
  saveOver: (view: View) => Promise<void>;
  remove: (view: View) => Promise<void>;
};

/** The reader's own views and the shared views of a list. */
export function useViews<Column extends string, Of extends Filters>(
  list: ListSearch<Column, Of>,
  { list: name, address }: Viewable,
): Views {
  const { LL } = useWords();
  const words = LL.listing.views;
  const { contract, viewId } = list;
  const { data: all = [], error } = useQuery(viewsQuery(name));
  const { mutateAsync: update } = useMutation(updateView);
  const { mutateAsync: take } = useMutation(removeView);
  const open = all.find(({ id }) => id === viewId);

  async function done(call: Promise<unknown>, said: string): Promise<boolean> {
    try {
      await call;
      showSuccess(said);
      return true;
    } catch (error) {
      showError(say(LL, error));
      return false;
    }
  }

  return {
    all,
    hasFailed: error !== null && all.length === 0,
    open,
    isChanged: open !== undefined && !isSameView(address, viewAddressOf(contract, open.address)),
    go: (view) => list.open(view?.address ?? {}, view?.id),
    async saveOver({ id, version, name }) {
      await done(update({ id, version, address }), words.saved({ name }));
    },
    async remove({ id, version, name }) {
      const isGone = await done(take({ id, version }), words.removed({ name }));
      // The open view is gone; the address keeps its search and filters.
      if (isGone && id === viewId) list.open(address, undefined);
    },
  };
}
