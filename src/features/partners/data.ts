import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type PartnerCheck = Outputs["partners"]["check"];
export type ExistingAccount = Extract<PartnerCheck, { state: "exists" }>;
export type RegisterInput = Inputs["partners"]["register"];

/** Whether the representative has an account; read again each time, since somebody else may have registered them. */
export function partnerCheckQuery(submissionId: string, email: string | undefined) {
  return trpc.partners.check.queryOptions({ submissionId, email });
}

/** Who would hear of an account's orders without it. */
export function accessPreviewQuery(id: string) {
  return trpc.partners.previewAccess.queryOptions({ id });
}

/** Whether somebody has an account stands in the step that asks, too. */
const SHOW_PARTNERS = [trpc.partners, ...ROOMS.submission];

const { partners } = trpcClient;
export const registerPartner = change(partners.register.mutate, SHOW_PARTNERS);
export const linkPartner = change(partners.link.mutate, SHOW_PARTNERS);
export const resetCredentials = change(partners.resetCredentials.mutate, [trpc.partners]);

export const changeAccess = change(makeAccess, [trpc.partners, ...ROOMS.submission]);

type Access = Inputs["partners"]["disable"] & { act: string };

/** `act`: "disable", "enable", or "detach" and a submission. */
function makeAccess({ act, ...input }: Access) {
  const [verb, submissionId = ""] = act.split(" ");
  if (verb === "detach") return partners.detach.mutate({ ...input, submissionId });
  return verb === "enable" ? partners.enable.mutate(input) : partners.disable.mutate(input);
}

export type ListedPartners = Outputs["partners"]["list"];
export type PartnerRow = ListedPartners["items"][number];

export function partnerListQuery(asked: Inputs["partners"]["list"]) {
  return trpc.partners.list.queryOptions(asked, LIST_QUERY);
}
