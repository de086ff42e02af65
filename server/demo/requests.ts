import type { SignedInUser } from "#domain/actor.ts";
import { wallTime } from "#domain/wall-time.ts";
import { readSettings } from "../event/read.ts";
import type { DemoPartner } from "./partners.ts";
import { addDays, DAY } from "./season.ts";
import type { Stage } from "./stage.ts";

/** The partner that the team asks: the third, whose stand is paid. */
const ASKED = 2;

/** The team's requests about one order: one that was answered, and one that waits with a day. */
export async function askAll(
  stage: Stage,
  [admin]: readonly SignedInUser[],
  partners: readonly DemoPartner[],
): Promise<void> {
  const partner = partners[ASKED]?.partner;
  if (!admin || !partner) return;
  const now = stage.portal.clock();
  const { eventZone } = await readSettings(stage.portal.db.read);
  const today = wallTime(now.toISOString(), eventZone).slice(0, 10);
  const { items } = await stage.as(partner, now).orders.mine({});
  const orderId = items.find(({ status }) => status === "APPROVED")?.id;
  if (!orderId) return;
  const ask = (daysAgo: number) => stage.as(admin, new Date(now.getTime() - daysAgo * DAY)).requests;
  const answered = await ask(5).create({
    orderId,
    title: "Lista de quem monta",
    message: "Envie nome e documento de cada pessoa da montagem; a portaria precisa deles.",
    attachments: [],
  });
  await stage.as(partner, new Date(now.getTime() - 3 * DAY)).requests.approve({
    id: answered.id,
    version: answered.version,
    comment: "São quatro pessoas da cooperativa; os nomes seguem por e-mail ainda hoje.",
  });
  await ask(2).create({
    orderId,
    title: "Carga elétrica do estande",
    message: "Some a potência de todos os aparelhos e diga quais ficam ligados à noite.",
    attachments: [],
    dueOn: addDays(today, 6),
  });
}
