import type { DeskList } from "#domain/lists/desk-lists.ts";
import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";

const SHOWN = [trpc.views];

export const viewsQuery = (list: DeskList) => trpc.views.list.queryOptions({ list });
export const saveView = change(trpcClient.views.save.mutate, SHOWN);
export const updateView = change(trpcClient.views.update.mutate, SHOWN);
export const removeView = change(trpcClient.views.remove.mutate, SHOWN);

export type View = Awaited<ReturnType<typeof trpcClient.views.list.query>>[number];
