import type { SignedInUser } from "#domain/actor.ts";
import { DAY } from "./season.ts";
import type { Stage } from "./stage.ts";

/** Sample prices of a scenographer in dollars: per square metre, and for each service of the groups in turn. */
const STRUCTURE_PER_M2 = 185;
const SERVICES = [2_640, 1_180];

/** Before its approval the team quotes structure and services of a custom stand, and the exhibitor agrees. */
export async function priceCustom(
  stage: Stage,
  { admin, partner }: { admin: SignedInUser; partner: SignedInUser },
  orderId: string,
  approved: Date,
): Promise<number> {
  const quoted = new Date(approved.getTime() - 0.5 * DAY);
  const agreed = new Date(approved.getTime() - 0.2 * DAY);
  const desk = stage.as(admin, quoted);
  const order = await desk.orders.get({ id: orderId });
  const waiting = order.lines.filter(({ kind }) => kind === "custom");
  await desk.customServices.price({
    orderId,
    version: order.version,
    services: [
      { lineId: null, unitPrice: (order.sizeM2 ?? 0) * STRUCTURE_PER_M2 },
      ...waiting.map(({ lineId }, place) => ({ lineId, unitPrice: SERVICES[place % SERVICES.length] ?? 0 })),
    ],
    note: NOTES[partner.language],
  });
  const own = stage.as(partner, agreed);
  const { requests, contentVersion } = await own.orders.get({ id: orderId });
  const change = requests.find(({ kind, status }) => kind === "ORDER_CHANGED" && status === "PENDING");
  if (change) {
    const { id, version } = change;
    await own.requests.approve({ id, version, contentVersion, comment: AGREED[partner.language] });
  }
  return (await own.orders.get({ id: orderId })).version;
}

const NOTES = {
  pt: "Orçamos a estrutura e os serviços a partir do seu briefing.",
  en: "We have quoted the structure and the services from your briefing.",
};

const AGREED = { pt: "De acordo, pode seguir.", en: "We agree, please go ahead." };
