import type { SignedInUser } from "#domain/actor.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { PackageId } from "#domain/package-id.ts";
import type { DemoPartner } from "./partners.ts";
import { demoPayload } from "./payloads.ts";
import { priceCustom } from "./price-custom.ts";
import { DAY } from "./season.ts";
import { sendPicture } from "./send-picture.ts";
import { signContract } from "./sign.ts";
import type { Stage } from "./stage.ts";
import { WAYS } from "./ways.ts";

/** A stand of a package, or what is ordered instead of one. */
export type Sample = {
  stand?: PackageId;
  kind?: "custom" | "services" | "proposal";
  services: number;
  end: OrderStatus;
  note?: string;
  /** Whether the exhibitor ends it, in their own words. */
  isOwn?: boolean;
  /** What a proposal is worth, as a share of the usual one. */
  scale?: number;
  /** The share of the total that a transfer of known details brings; without it the confirmation says nothing. */
  paid?: number;
  /** Whether its contract has come back signed. */
  isSigned?: boolean;
};

/** One order, from its draft to where it ends: the partner sends it, the team follows, each move 0.8 days later. */
export async function orderOne(
  stage: Stage,
  admin: SignedInUser,
  { partner, submission }: DemoPartner,
  sample: Sample,
  at: Date,
): Promise<void> {
  const { items } = await stage.as(partner, at).catalogue.list();
  const lines = Array.from({ length: sample.services }, (_, place) => {
    const item = items[(place * 7 + submission.organisation.size) % items.length];
    return {
      itemId: item?.id ?? "",
      quantity: 1 + (place % 3),
      periodOfUse: item?.unitPeriod === "once" ? 1 : place % 2 === 0 ? 12 : 3,
      notes: "",
    };
  });
  const { orders } = stage.as(partner, at);
  const payload = demoPayload(partner.language, submission.id, lines, sample.scale);
  if (sample.end === "DRAFT") {
    await orders.saveDraft({ draft: draftOf() });
    return;
  }
  const sent = await send();
  await follow(stage, admin, partner, sent, sample, at);

  function draftOf() {
    const draft = { submissionId: submission.id, lines, step: 1 };
    const { proposal, custom } = payload;
    switch (sample.kind) {
      case "custom":
        return {
          ...draft,
          orderType: "CUSTOM",
          briefing: { visualReference: custom.visualReference },
        } as const;
      case "services":
        return { ...draft, orderType: "CUSTOM_SERVICES" } as const;
      case "proposal":
        return { ...draft, orderType: "SIMPLE", proposal: { description: proposal.description } } as const;
      default:
        return { ...draft, orderType: "STANDARD", selectedStandardStandId: sample.stand } as const;
    }
  }

  function send() {
    switch (sample.kind) {
      case "custom":
        return orders.createCustom(payload.custom);
      case "services":
        return orders.createCustomServices(payload.services);
      case "proposal":
        return orders.createSimple(payload.proposal);
      default:
        return orders.createStandard({
          ...payload.services,
          orderServices: [{ itemId: sample.stand ?? "BRONZE" }, ...lines],
        });
    }
  }
}

async function follow(
  stage: Stage,
  admin: SignedInUser,
  partner: SignedInUser,
  sent: { id: string; version: number },
  sample: Sample,
  at: Date,
): Promise<void> {
  let { version } = sent;
  for (const [step, status] of WAYS[sample.end].entries()) {
    const moment = new Date(at.getTime() + (step + 1) * 0.8 * DAY);
    const isEnd = status === sample.end;
    if (status === "APPROVED" && sample.kind === "custom") {
      version = await priceCustom(stage, { admin, partner }, sent.id, moment);
    }
    if (status === "CONFIRM_PAYMENT") {
      version = await handIn(stage, partner, { ...sent, version }, sample, moment);
    } else if (sample.isOwn && status === "CANCELLED") {
      const { orders } = stage.as(partner, moment);
      ({ version } = await orders.cancel({ id: sent.id, version, confirmed: true, note: sample.note ?? "" }));
    } else {
      ({ version } = await stage
        .as(admin, moment)
        .orders.setStatus({ id: sent.id, status, version, note: isEnd ? (sample.note ?? "") : "" }));
    }
  }
  const made = new Date(Math.min(at.getTime() + 5 * DAY, stage.portal.clock().getTime()));
  if (sample.isSigned) await signContract(stage, admin, { orderId: sent.id, partner, at: made });
  else if (sample.end === "PAID") {
    await stage.as(admin, made).contracts.generate({ orderId: sent.id });
  }
}

async function handIn(
  stage: Stage,
  partner: SignedInUser,
  { id, version }: { id: string; version: number },
  { paid }: Sample,
  at: Date,
): Promise<number> {
  const own = stage.as(partner, at).orders;
  const fileId = await sendPicture(stage, partner, "comprovante.png", "paymentConfirmation", at);
  const { total, reference } = await own.get({ id });
  const details = paid && {
    amount: Math.round(total * paid * 100) / 100,
    reference: reference ?? "",
    paidOn: new Date(at.getTime() - DAY).toISOString().slice(0, 10),
  };
  const confirmed = await own.confirmPayment({ id, fileId, version, ...details });
  return confirmed.version;
}
