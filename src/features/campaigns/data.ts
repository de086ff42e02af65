import { readAddress } from "#domain/lists/address.ts";
import { campaignList } from "#domain/campaigns/campaign-list.ts";
import type { LetterTexts } from "#domain/campaigns/schema.ts";
import { recipientList } from "#domain/campaigns/recipient-list.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { lastActor, recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { readAhead, readNow } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { type Inputs, type Outputs, trpc } from "#src/lib/call/trpc.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";

export type RecipientRow = Outputs["campaigns"]["recipients"]["items"][number];
export type CampaignRow = Outputs["campaigns"]["list"]["items"][number];
export type Campaign = Outputs["campaigns"]["get"];
export type LetterRow = Outputs["campaigns"]["letters"]["items"][number];
export type LetterType = Outputs["campaigns"]["type"];
export type Checked = Outputs["campaigns"]["check"];
export type LetterDraft = Inputs["campaigns"]["preview"]["letter"] & LetterTexts;

export const recipientListQuery = (asked: Inputs["campaigns"]["recipients"]) =>
  trpc.campaigns.recipients.queryOptions(asked, LIST_QUERY);
export const campaignListQuery = (asked: Inputs["campaigns"]["list"]) =>
  trpc.campaigns.list.queryOptions(asked, LIST_QUERY);
export const letterListQuery = (asked: Inputs["campaigns"]["letters"]) =>
  trpc.campaigns.letters.queryOptions(asked, LIST_QUERY);
export const campaignQuery = (id: string) => trpc.campaigns.get.queryOptions({ id });
export const audienceQuery = (id: string) => trpc.campaigns.audience.queryOptions({ id });
export const typesQuery = trpc.campaigns.types.queryOptions();
export const typeQuery = (id: string) => trpc.campaigns.type.queryOptions({ id });
export const checkQuery = (id: string) => trpc.campaigns.check.queryOptions({ id });
/** Reads the check anew, since the recipients of a letter change by the hour. */
export const readCheckNow = (id: string) => readNow(checkQuery(id));

type Address = Readonly<Record<string, unknown>>;
export const readRecipientsAt = (address: Address) =>
  readAhead(recipientListQuery(readAddress(recipientList, address)));
export const readCampaignsAt = (address: Address) =>
  readAhead(campaignListQuery(readAddress(campaignList, address)));
export const readCampaign = (id: string) => readAhead(campaignQuery(id));
export const readType = (id: string) => readAhead(typeQuery(id));
export const readTypes = () => readAhead(typesQuery);

/** A draft, where several people may write in it. */
export function campaignAt(id: string) {
  return recordAt({ place: `campaign:${id}`, query: campaignQuery(id), savedBy: lastActor });
}

export function typeAt(id: string) {
  return recordAt({ place: `letterType:${id}`, query: typeQuery(id), savedBy: lastActor });
}

const { campaigns } = trpcClient;
const SHOWN = ROOMS.campaign;
export const beginCampaign = change(campaigns.begin.mutate, SHOWN);
export const copyCampaign = change(campaigns.copy.mutate, SHOWN);
export const saveCampaign = change(campaigns.save.mutate, SHOWN);
export const removeCampaign = change(campaigns.remove.mutate, [trpc.campaigns.list]);
export const testCampaign = change(campaigns.test.mutate, SHOWN);
export const sendCampaign = change(campaigns.send.mutate, SHOWN);
export const replanCampaign = change(campaigns.replan.mutate, SHOWN);
export const MOVES = {
  sendNow: change(campaigns.sendNow.mutate, SHOWN),
  unplan: change(campaigns.unplan.mutate, SHOWN),
  pause: change(campaigns.pause.mutate, SHOWN),
  resume: change(campaigns.resume.mutate, SHOWN),
  stop: change(campaigns.stop.mutate, SHOWN),
  retry: change(campaigns.retry.mutate, SHOWN),
};
const TYPES = ROOMS.letterType;
export const createType = change(campaigns.createType.mutate, TYPES);
export const updateType = change(campaigns.updateType.mutate, TYPES);
export const removeType = change(campaigns.removeType.mutate, [trpc.campaigns.types]);

/** Reads a preview; the call changes nothing. */
export const askPreview = (asked: Inputs["campaigns"]["preview"]) => campaigns.preview.mutate(asked);
