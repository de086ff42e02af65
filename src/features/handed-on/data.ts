import { change } from "#src/lib/call/change.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";

export type HandedList = Outputs["handedOn"]["list"];
export type Handed = HandedList["steps"][number];
type ReadHanded = Outputs["handedOn"]["read"];
export type ShownStep = Extract<ReadHanded, { state: "open" | "done" }>;

export function handedQuery(orderId: string) {
  return trpc.handedOn.list.queryOptions({ orderId });
}

/** The step that a link opens. */
export function linkedQuery(token: string) {
  return trpc.handedOn.read.queryOptions({ token });
}

const { handedOn } = trpcClient;
export const handOn = change(handedOn.give.mutate, ROOMS.order);
export const takeBack = change(handedOn.takeBack.mutate, ROOMS.order);
export const seeHanded = change(handedOn.see.mutate, [trpc.handedOn.list]);
/** Notes that the link was opened, which shows nowhere on its page. */
export const openHanded = change(handedOn.open.mutate, []);
export const handIn = change(handedOn.handIn.mutate, [trpc.handedOn.read]);
