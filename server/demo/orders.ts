import type { SignedInUser } from "#domain/actor.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { PackageId } from "#domain/packages.ts";
import { receiveFile } from "../files/receive.ts";
import { demoPayload } from "./payloads.ts";
import { DAY, type Season } from "./season.ts";
import type { Stage } from "./stage.ts";
import type { SampleSubmission } from "./submissions.ts";
import { WAYS } from "./ways.ts";

/** The first order is sent so many days after the window opened, and each further one so many after the one before. */
const FIRST_ORDER = 16;
const DAYS_BETWEEN = 1.2;

/** A stand of a package, or what is ordered instead of one. */
type Sample = {
  stand?: PackageId;
  kind?: "custom" | "services" | "proposal";
  services: number;
  end: OrderStatus;
  note?: string;
};

/** What each partner ordered, in turn, and where it ended up; every status and every kind is there. */
const SAMPLES: readonly Sample[][] = [
  [
    { stand: "GOLD", services: 4, end: "PAID" },
    { kind: "services", services: 2, end: "CANCELLED", note: "Trocado por outro pedido." },
  ],
  [
    { stand: "GOLD", services: 6, end: "CONFIRM_PAYMENT" },
    { kind: "services", services: 3, end: "DRAFT" },
  ],
  [
    { stand: "BRONZE", services: 3, end: "PAID" },
    { kind: "proposal", services: 0, end: "APPROVED" },
  ],
  [
    { stand: "SILVER", services: 5, end: "APPROVED" },
    { kind: "proposal", services: 0, end: "REJECTED", note: "O setor B não comporta um segundo palco." },
  ],
  [
    { kind: "custom", services: 2, end: "REVIEWING" },
    { kind: "proposal", services: 0, end: "PENDING" },
  ],
  [
    { stand: "GOLD", services: 7, end: "PENDING" },
    { kind: "services", services: 1, end: "APPROVED" },
  ],
  [
    { kind: "custom", services: 3, end: "PENDING" },
    { kind: "services", services: 2, end: "PAID" },
  ],
];

export type DemoPartner = { partner: SignedInUser; submission: SampleSubmission };

/** The partners order, the staff follow: one order after the other. */
export async function orderAll(
  stage: Stage,
  season: Season,
  [admin]: readonly SignedInUser[],
  partners: readonly DemoPartner[],
): Promise<void> {
  let days = FIRST_ORDER;
  for (const [index, { partner, submission }] of partners.entries()) {
    for (const sample of SAMPLES[index] ?? []) {
      days += DAYS_BETWEEN;
      if (admin) await orderOne(stage, admin, { partner, submission }, sample, season.after(days));
    }
  }
}

async function orderOne(
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
      periodOfUse: place % 2 === 0 ? 12 : 3,
      notes: "",
    };
  });
  const { orders } = stage.as(partner, at);
  const payload = demoPayload(partner.language, submission.id, lines);
  if (sample.end === "DRAFT") {
    await orders.saveDraft({
      draft: { submissionId: submission.id, orderType: "CUSTOM_SERVICES", lines, step: 1 },
    });
    return;
  }
  const sent = await send();
  await follow(stage, admin, partner, sent, sample, at);

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
    if (status === "CONFIRM_PAYMENT") {
      const fileId = await uploadProof(stage, partner, moment);
      ({ version } = await stage.as(partner, moment).orders.confirmPayment({ id: sent.id, fileId, version }));
    } else {
      ({ version } = await stage
        .as(admin, moment)
        .orders.setStatus({ id: sent.id, status, version, note: sample.note ?? "" }));
    }
  }
  if (sample.end === "PAID") {
    await stage.as(admin, new Date(at.getTime() + 5 * DAY)).contracts.generate({ orderId: sent.id });
  }
}

/** A one-pixel picture stands for the proof of a bank transfer. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

async function uploadProof(stage: Stage, partner: SignedInUser, at: Date): Promise<string> {
  const form = new FormData();
  form.append("file", new File([PIXEL], "comprovante.png", { type: "image/png" }));
  const request = new Request(`${stage.portal.env.PUBLIC_URL}/api/files?purpose=paymentConfirmation`, {
    method: "POST",
    body: form,
  });
  const { id } = await receiveFile(stage.ctx(partner, at), request);
  return id;
}
