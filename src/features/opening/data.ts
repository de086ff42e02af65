import { trpc, type Outputs } from "#src/lib/call/trpc.ts";

type Opening = Outputs["opening"]["get"];
export type Facts = Opening["facts"];
export type Line = Opening["lines"][number];

export const openingQuery = trpc.opening.get.queryOptions();
