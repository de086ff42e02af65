import { emptyDraft } from "#domain/orders/draft.ts";
import { DraftSaver, type SaveDraft } from "#src/features/orders/wizard/draft-saver.ts";
import { dropDraftsOfOthers } from "#src/lib/tab-drafts.ts";
import { TabStorage } from "../tab.ts";

/** The tab's storage; it keeps drafts for whoever is signed in. */
const storage = TabStorage.open();
export function signInAnew(): void {
  storage.clear();
  dropDraftsOfOthers("user-1");
}
export const MIRROR = "order-draft:s1";
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
    save: async (input: Saved) => {
      wasAsked();
      await Bun.sleep(1);
      if (server.failure) throw server.failure;
      saves.push(input);
      return { id: input.id ?? "o1", version: (input.version ?? 0) + 1 };
    },
  };
  return server;
}

export function begin(save: SaveDraft | undefined, more: { id?: string; version?: number } = {}) {
  return new DraftSaver({ mirrorKey: MIRROR, draft: emptyDraft("s1"), ...more }, save);
}
