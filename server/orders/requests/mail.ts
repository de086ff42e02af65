import type { Tx } from "#db/client.ts";
import { isPartner } from "#domain/actor.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import { requestPlace } from "#domain/orders/moves/places.ts";
import { answeredAs } from "#domain/requests/status.ts";
import type { Locale } from "#domain/locales.ts";
import { isQuestion } from "#domain/requests/rules.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { enqueueMail } from "../../mail/enqueue.ts";
import { findHearers, findTeamMember, type Recipient } from "../../members/recipient.ts";
import { readSettings } from "../../event/read.ts";
import type { LoadedRequest } from "./load.ts";

/** Mails a new or revised request. */
export async function mailRequestAsked(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  template: "requestOpened" | "requestRevised",
): Promise<void> {
  const { request } = loaded;
  const { messagePt: message, dueOn, blocksApproval } = request;
  for (const { recipient, about } of await addressExhibitor(tx, ctx, loaded)) {
    const params = { ...about, message, dueOn: dueOn ?? "", blocksApproval };
    await enqueueMail(tx, ctx, { template, ...recipient, params, record: ofOrder(loaded) });
  }
}

/** Mails the other side that no answer is needed any more. */
export async function mailRequestRemoved(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<void> {
  for (const { recipient, about } of await addressOtherSide(tx, ctx, loaded)) {
    // The anchor of the request, which no longer exists.
    const url = about.url.replace(/#.*$/, "");
    const params = { ...about, url, who: ctx.actor.name, message: loaded.request.messagePt };
    await enqueueMail(tx, ctx, { template: "requestRemoved", ...recipient, params, record: ofOrder(loaded) });
  }
}

/** Mails the team a wish, and the exhibitor that it has arrived. */
export async function mailWish(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<void> {
  await mailWishReceived(tx, ctx, loaded);
  const [{ recipient, about }] = await addressTeam(tx, ctx, loaded);
  const params = {
    ...about,
    message: loaded.request.messagePt,
    isQuestion: isQuestion(loaded.order.status),
  };
  await enqueueMail(tx, ctx, { template: "changeAskedFor", ...recipient, params, record: ofOrder(loaded) });
}

async function mailWishReceived(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<void> {
  const { status } = loaded.order;
  const asked = {
    message: loaded.request.messagePt,
    isQuestion: isQuestion(status),
    isHeld: takesPayment(status),
  };
  for (const { recipient, about } of await addressExhibitor(tx, ctx, loaded)) {
    const params = { ...about, ...asked };
    await enqueueMail(tx, ctx, { template: "wishReceived", ...recipient, params, record: ofOrder(loaded) });
  }
}

/** Mails the other side that a request was answered, or opened again with its `note`. */
export async function mailRequestMoved(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  note: string,
  isForced = false,
): Promise<void> {
  const { kind, status } = loaded.request;
  const as = answeredAs({ kind, status }, { answeredByTeam: !isPartner(ctx.actor), isForced });
  for (const { recipient, about } of await addressOtherSide(tx, ctx, loaded)) {
    const params = { ...about, title: askedIn(loaded, about), who: ctx.actor.name, as, note };
    await enqueueMail(tx, ctx, {
      template: "requestAnswered",
      ...recipient,
      params,
      record: ofOrder(loaded),
    });
  }
}

/** Mails a comment to the other side. */
export async function mailRequestComment(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  message: string,
): Promise<void> {
  for (const { recipient, about } of await addressOtherSide(tx, ctx, loaded)) {
    const params = { ...about, title: askedIn(loaded, about), who: ctx.actor.name, message };
    await enqueueMail(tx, ctx, {
      template: "requestCommented",
      ...recipient,
      params,
      record: ofOrder(loaded),
    });
  }
}

const QUOTED_LENGTH = 200;

/** The exhibitor's own words, as all wishes of an order have one title. */
function askedIn({ request }: LoadedRequest, { title }: { title: string }): string {
  const asked = request.messagePt.replaceAll(/\s+/g, " ").trim();
  if (request.kind !== "WISH" || asked === "") return title;
  return asked.length > QUOTED_LENGTH ? `${asked.slice(0, QUOTED_LENGTH).trimEnd()}…` : asked;
}

type Letter = { recipient: Recipient; about: ReturnType<typeof describe> };

function addressOtherSide(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<Letter[]> {
  return isPartner(ctx.actor) ? addressTeam(tx, ctx, loaded) : addressExhibitor(tx, ctx, loaded);
}

async function addressExhibitor(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<Letter[]> {
  return (await findHearers(tx, loaded, "answerRequest")).map((recipient) => {
    return {
      recipient,
      about: describe(ctx, loaded, recipient.locale, `/partner/orders/${loaded.order.id}`),
    };
  });
}

/** The team member who wrote the request, or the address for questions. */
async function addressTeam(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest): Promise<[Letter]> {
  const { support } = await readSettings(ctx.db.read);
  const atSupport: Recipient = { to: { email: support.pt, name: "" }, locale: "pt" };
  const recipient = (await findTeamMember(tx, loaded.request.createdBy)) ?? atSupport;
  const path = `/admin/orders/edit/${loaded.order.id}`;
  return [{ recipient, about: describe(ctx, loaded, recipient.locale, path) }];
}

function describe(
  ctx: SignedInCtx,
  { order, submission, request }: LoadedRequest,
  locale: Locale,
  path: string,
) {
  return {
    company: submission.institutionName,
    reference: order.reference ?? "",
    title: locale === "pt" ? request.titlePt : request.titleEn,
    url: `${ctx.portal.env.PUBLIC_URL}${path}#${requestPlace(request.id)}`,
  };
}

function ofOrder({ order }: LoadedRequest) {
  return { kind: "order", id: order.id };
}
