import type { SignedInUser } from "#domain/actor.ts";
import { orderOne, type Sample } from "./order-one.ts";
import type { DemoPartner } from "./partners.ts";
import type { Season } from "./season.ts";
import type { Stage } from "./stage.ts";

/** Days from the window's opening to the first order, and from each order to the next. */
const FIRST_ORDER = 16;
const DAYS_BETWEEN = 1.2;

/** What each partner ordered, in turn, and where it ended up: every kind is there, and every status. */
const SAMPLES: readonly Sample[][] = [
  [
    { stand: "GOLD", services: 4, end: "PAID", isSigned: true },
    { kind: "services", services: 2, end: "CANCELLED", note: "Trocado por outro pedido." },
  ],
  [
    { stand: "GOLD", services: 6, end: "CONFIRM_PAYMENT", isSigned: true },
    { kind: "services", services: 3, end: "DRAFT" },
  ],
  [
    { stand: "BRONZE", services: 3, end: "PAID", isSigned: true },
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
