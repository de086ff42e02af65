import { emptyDraft } from "#domain/orders/draft.ts";
import { DraftSaver, type SaveDraft } from "#src/features/orders/wizard/draft-saver.ts";

/** A tab's storage, as a browser has one. */
export const kept = new Map<string, string>();
Object.defineProperty(globalThis, "sessionStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});
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
