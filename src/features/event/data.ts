import { trpc, type Outputs } from "#src/lib/trpc.ts";

export type PublicEvent = Outputs["event"]["get"];

/** The facts of the event; undefined until they are there. A minute of freshness keeps the window's state true. */
export function useEvent(): PublicEvent | undefined {
  return trpc.event.get.useQuery(undefined, { staleTime: 60_000 }).data;
}
