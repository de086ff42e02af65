import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { lastActor, recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";
import { untilMade } from "#src/lib/call/until-made.ts";

/** An order whole, as its own page reads it. */
/** What the rail of the desk counts; the list says the same number. */
export const deskStatsQuery = trpc.dashboard.stats.queryOptions();

export type Order = Outputs["orders"]["get"];
export type OrderLine = Order["lines"][number];
export type OrderFile = Order["files"][number];
export type OrderEntry = Order["history"][number];
export type Contract = Outputs["contracts"]["list"][number];
export type StatusInput = Inputs["orders"]["setStatus"];
export type ListedOrders = Outputs["orders"]["list"];
export type OrderRow = ListedOrders["items"][number];
/** An order and a draft as the exhibitor's dashboard lists them. */
export type OwnOrder = Outputs["orders"]["mine"]["items"][number];
export type MyDraft = Outputs["orders"]["myDrafts"][number];
export type ColleaguesDraft = Outputs["orders"]["colleaguesDrafts"][number];
export type LiveStand = NonNullable<Outputs["orders"]["standOf"]["stand"]>;
export type OrderRequest = Outputs["requests"]["list"][number];
export type OrderChange = NonNullable<OrderRequest["change"]>;
export type AgreedVersion = Outputs["orders"]["versions"][number];
export type ItemsPreview = Outputs["orders"]["previewItems"];
export type CatalogueItem = Outputs["catalogue"]["list"]["items"][number];

/** The catalogue under a constant key, whose freshness the client knows (FET-05); stored in memory only. */
export const catalogueQuery = trpc.catalogue.list.queryOptions();

export const packagesQuery = trpc.packages.list.queryOptions();

export function orderQuery(id: string) {
  return trpc.orders.get.queryOptions({ id });
}

export function orderListQuery(asked: Inputs["orders"]["list"]) {
  return trpc.orders.list.queryOptions(asked, LIST_QUERY);
}

/** The dashboard shows people and other submissions below, so a page is short. */
const OWN_SHOWN = 10;

/** A page of the exhibitor's orders for one submission. */
export function ownOrdersQuery(submissionId: string, cursor?: string) {
  return trpc.orders.mine.queryOptions({ filters: { submissionId }, cursor, limit: OWN_SHOWN }, LIST_QUERY);
}

/** The reader's own drafts on behalf of exhibitors. */
export const myDraftsQuery = trpc.orders.myDrafts.queryOptions();

/** The stands that colleagues are writing for the submission. */
export function colleaguesDraftsQuery(submissionId: string) {
  return trpc.orders.colleaguesDrafts.queryOptions({ submissionId });
}

/** The stand that takes the space of the submission already. */
export function standQuery(submissionId: string) {
  return trpc.orders.standOf.queryOptions({ submissionId });
}

export function requestsQuery(orderId: string) {
  return trpc.requests.list.queryOptions({ orderId });
}

export function versionsQuery(id: string) {
  return trpc.orders.versions.queryOptions({ id });
}

/** What an edit of the items would come to. */
export function previewItems(asked: Inputs["orders"]["previewItems"]): Promise<ItemsPreview> {
  return trpcClient.orders.previewItems.mutate(asked);
}

export function contractsQuery(orderId: string) {
  return trpc.contracts.list.queryOptions({ orderId });
}

/** The mail that leaves when a contract is published. */
export function contractMailQuery(orderId: string) {
  return trpc.contracts.previewMail.queryOptions({ orderId });
}

export type MoveAsked = Inputs["orders"]["previewMove"];

/** The mail that a move sends; null for none. */
export function movePreviewQuery(asked: MoveAsked) {
  return queryOptions({
    queryKey: [...trpc.orders.pathKey(), "previewMove", asked],
    queryFn: () => trpcClient.orders.previewMove.mutate(asked),
    placeholderData: keepPreviousData,
  });
}

export type JudgementAsked = Inputs["orders"]["previewJudgement"];

/** The mail that a verdict on a payment confirmation sends. */
export function judgementPreviewQuery(asked: JudgementAsked) {
  return queryOptions({
    queryKey: [...trpc.orders.pathKey(), "previewJudgement", asked],
    queryFn: () => trpcClient.orders.previewJudgement.mutate(asked),
    placeholderData: keepPreviousData,
  });
}

/** What is known of the place of a submission's stand. */
export function siteQuery(submissionId: string) {
  return trpc.submissions.site.queryOptions({ id: submissionId });
}

/** Reads ahead an order and its contracts, for its page and the wizard. */
export const readOrderPage = (id: string) => readAhead(orderQuery(id), contractsQuery(id));
export const readGoodsOnOffer = () => readAhead(catalogueQuery, packagesQuery);

/** An order, where several people may write in it. */
export function orderAt(id: string) {
  return recordAt({ place: `order:${id}`, query: orderQuery(id), savedBy: lastActor });
}

/** The mail that leaves with a verdict on the signed copy. */
export function verdictMailQuery(orderId: string, verdict: "accept" | "refuse") {
  return trpc.contracts.previewVerdict.queryOptions({ orderId, verdict });
}

const SHOW_ORDERS = ROOMS.order;

const { orders, contracts, requests } = trpcClient;
export const editItems = change(orders.editItems.mutate, SHOW_ORDERS);
export const undoChange = change(orders.undoChange.mutate, SHOW_ORDERS);
export const setStatus = change(orders.setStatus.mutate, SHOW_ORDERS);
export const cancelOrder = change(orders.cancel.mutate, SHOW_ORDERS);
export const discardOrder = change(orders.discard.mutate, SHOW_ORDERS);
export const takeOverDraft = change(orders.takeOver.mutate, SHOW_ORDERS);
export const copyOrder = change(orders.copy.mutate, SHOW_ORDERS);
export const addFile = change(orders.addFile.mutate, SHOW_ORDERS);
export const addLink = change(orders.addLink.mutate, SHOW_ORDERS);
export const removeFile = change(orders.removeFile.mutate, SHOW_ORDERS);
export const confirmPayment = change(orders.confirmPayment.mutate, SHOW_ORDERS);
export const judgePayment = change(orders.judgePayment.mutate, SHOW_ORDERS);
export const settleCredit = change(orders.settleCredit.mutate, SHOW_ORDERS);
export const generateContract = change(
  (input: Inputs["contracts"]["generate"]) => untilMade(() => contracts.generate.mutate(input)),
  SHOW_ORDERS,
);
export const publishContract = change(contracts.publish.mutate, SHOW_ORDERS);
export const judgeSigned = change(contracts.judgeSigned.mutate, SHOW_ORDERS);
export const receiveSigned = change(contracts.receiveSigned.mutate, SHOW_ORDERS);
/** Saves whether the site names the organisation; the choice belongs to the submission. */
export const setNaming = change(trpcClient.submissions.setNaming.mutate, ROOMS.submission);
export const createRequest = change(requests.create.mutate, SHOW_ORDERS);
export const updateRequest = change(requests.update.mutate, SHOW_ORDERS);
export const removeRequest = change(requests.remove.mutate, SHOW_ORDERS);
export const answerRequest = change(makeAnswer, SHOW_ORDERS);
export const muteRequest = change(requests.mute.mutate, SHOW_ORDERS);
export const commentRequest = change(requests.comment.mutate, SHOW_ORDERS);
export const askForChange = change(requests.ask.mutate, SHOW_ORDERS);

export type AnswerVerb = "approve" | "reject" | "reopen";
type RequestAnswer = Omit<Inputs["requests"]["approve"], "contentVersion"> & {
  verb: AnswerVerb;
  contentVersion: number | null;
};

/** An answer, or the same question once more. */
function makeAnswer({ verb, contentVersion, ...answer }: RequestAnswer) {
  const { id, version, comment: note } = answer;
  if (verb === "reopen") return requests.reopen.mutate({ id, version, note });
  const { attachments, ...said } = { ...answer, ...(contentVersion !== null && { contentVersion }) };
  return verb === "approve"
    ? requests.approve.mutate({ ...said, attachments })
    : requests.reject.mutate(said);
}
