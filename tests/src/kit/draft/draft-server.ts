import "fake-indexeddb/auto";
import type { DraftKind, SaveDraft, StoredDraft } from "#src/kit/draft/draft-kind.ts";
import { openMirror, type DraftMirror } from "#src/kit/draft/draft-mirror.ts";
import { DraftSaver } from "#src/kit/draft/draft-saver.ts";
import { clearDevice, dropDeviceOfOthers, openShelf } from "#src/lib/kept/device-store.ts";
import { TabStorage } from "../../lib/kept/tab.ts";
import { turn } from "../../stopped-clock.ts";

/** A page of a notebook, the smallest draft there is, and where in it its writer stood. */
export type Page = { notes: string; step: number };

export const BLANK: Page = { notes: "", step: 0 };

const PAGES: DraftKind<Page> = {
  open: (found) => ({ ...BLANK, ...(found as Partial<Page>) }),
  isSame: (one, other) => one.notes === other.notes,
  isLookingAround: (change) => Object.keys(change).every((field) => field === "step"),
  resume: (kept) => kept,
  whyGone: ({ code }) => (code === "orderLocked" ? "sent" : code === "notFound" ? "removed" : undefined),
};

const storage = TabStorage.open();
let mirrors: DraftMirror<Page>[] = [];

/** The device keeps drafts for whoever is signed in. */
export function signInAnew(): void {
  closePages();
  storage.clear();
  clearDevice();
  dropDeviceOfOthers("user-1");
}

const PLACE = "notebook:n1";
export type SavePage = SaveDraft<Page>;
export type Saved = Parameters<SavePage>[0];

/** A server that keeps drafts under their versions and can be out of reach or refuse. */
export function openServer() {
  const saves: Saved[] = [];
  const { promise: asked, resolve: wasAsked } = Promise.withResolvers<void>();
  const server = {
    saves,
    /** The first save is on its way. */
    asked,
    failure: undefined as unknown,
    /** What another tab or device has saved. */
    stored: undefined as StoredDraft<Page> | undefined,
    save: async (input: Saved) => {
      wasAsked();
      await turn();
      if (server.failure) throw server.failure;
      saves.push(input);
      return { id: input.id ?? "o1", version: (input.version ?? 0) + 1 };
    },
    load: async () => {
      if (!server.stored) throw new TypeError("no network");
      return server.stored;
    },
  };
  return server;
}

type More = { id?: string; version?: number; load?: ReturnType<typeof openServer>["load"] };

/** A page of the notebook as it opens, with what an earlier one left on the device. */
export async function begin(save: SavePage | undefined, { id, version, load }: More = {}) {
  const mirror = await openMirror(PAGES, PLACE, id);
  mirrors.push(mirror);
  const start = { mirror, draft: BLANK, id, version };
  const at = () => ({ newest: load ?? openServer().load });
  return new DraftSaver(PAGES, start, { save, at });
}

/** The tabs are closed, however that came. */
export function closePages(): void {
  for (const mirror of mirrors) mirror.close();
  mirrors = [];
}

/** What the device keeps of the notebook. */
export async function onDevice(): Promise<unknown[]> {
  const shelf = openShelf();
  return Promise.all((await shelf.list(PLACE)).map((place) => shelf.read(place)));
}
