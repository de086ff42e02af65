import "fake-indexeddb/auto";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { openMirror, type Mirror } from "#src/features/orders/wizard/draft-mirror.ts";
import { DraftSaver, type SaveDraft } from "#src/features/orders/wizard/draft-saver.ts";
import { clearDevice, dropDeviceOfOthers, openShelf } from "#src/lib/kept/device-store.ts";
import { TabStorage } from "../lib/kept/tab.ts";

const storage = TabStorage.open();
let mirrors: Mirror[] = [];

/** The device keeps drafts for whoever is signed in. */
export function signInAnew(): void {
  closeWizards();
  storage.clear();
  clearDevice();
  dropDeviceOfOthers("user-1");
}

const PLACE = "order-draft:s1";
export type Saved = Parameters<SaveDraft>[0];

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
    stored: undefined as { draft: OrderDraft; version: number; savedAt: Date } | undefined,
    save: async (input: Saved) => {
      wasAsked();
      await Bun.sleep(1);
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

/** A wizard of the submission as it opens, with what an earlier one left on the device. */
export async function begin(save: SaveDraft | undefined, { id, version, load }: More = {}) {
  const mirror = await openMirror(PLACE, "s1", id);
  mirrors.push(mirror);
  const start = { mirror, draft: emptyDraft("s1"), id, version };
  return new DraftSaver(start, { save, load: load ?? openServer().load });
}

/** The tabs are closed, however that came. */
export function closeWizards(): void {
  for (const mirror of mirrors) mirror.close();
  mirrors = [];
}

/** What the device keeps of the submission's drafts. */
export async function onDevice(): Promise<unknown[]> {
  const shelf = openShelf();
  return Promise.all((await shelf.list(PLACE)).map((place) => shelf.read(place)));
}
