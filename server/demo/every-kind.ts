import type { SignedInUser } from "#domain/actor.ts";
import { orderOne, type Sample } from "./order-one.ts";
import { admitPartner, type DemoPartner } from "./partners.ts";
import { DAY, type Season } from "./season.ts";
import type { Stage } from "./stage.ts";
import type { SampleSubmission } from "./submissions.ts";

/** Days from the window's opening to the first further order; the others follow closely. */
const FIRST_ORDER = 32;
const DAYS_BETWEEN = 0.2;
const ADMITTED = 30;

/** Approved once the further exhibitors are in: two that the team still has to register. */
const STILL_TO_REGISTER = [15, 16];

/** By the place of the organisation in the list: what the others leave out of every kind in every status. */
const FURTHER: readonly (readonly [place: number, samples: readonly Sample[]])[] = [
  [
    8,
    [
      {
        stand: "SILVER",
        services: 2,
        end: "REJECTED",
        note: "The Silver package does not fit a corner plot.",
      },
      { kind: "custom", services: 2, end: "APPROVED" },
      { kind: "proposal", services: 0, scale: 0.7, end: "PAID", paid: 1 },
    ],
  ],
  [
    9,
    [
      {
        kind: "custom",
        services: 1,
        end: "CANCELLED",
        isOwn: true,
        note: "Preferimos recomeçar com outro briefing.",
      },
      { kind: "custom", services: 3, end: "PAID", paid: 1 },
      { kind: "services", services: 2, end: "CONFIRM_PAYMENT", paid: 0.6 },
    ],
  ],
  [
    10,
    [
      { kind: "custom", services: 0, end: "REJECTED", note: "The roof is higher than the hall allows." },
      { stand: "BRONZE", services: 3, end: "REVIEWING" },
      { kind: "services", services: 2, end: "REVIEWING" },
      { kind: "proposal", services: 0, scale: 0.4, end: "DRAFT" },
    ],
  ],
  [
    11,
    [
      {
        stand: "GOLD",
        services: 4,
        end: "CANCELLED",
        isOwn: true,
        note: "O projeto mudou: será um estande sob medida.",
      },
      { kind: "custom", services: 4, end: "CONFIRM_PAYMENT", paid: 1 },
      { kind: "proposal", services: 0, scale: 1.6, end: "REVIEWING" },
      { kind: "services", services: 1, end: "REJECTED", note: "A ponte rolante não atende a este setor." },
    ],
  ],
  [
    12,
    [
      { stand: "BRONZE", services: 2, end: "DRAFT" },
      { kind: "custom", services: 0, end: "DRAFT" },
      { kind: "services", services: 3, end: "PENDING" },
      { kind: "proposal", services: 0, scale: 0.9, end: "CONFIRM_PAYMENT", paid: 1 },
      {
        kind: "proposal",
        services: 0,
        scale: 0.5,
        end: "CANCELLED",
        isOwn: true,
        note: "Enviamos outra proposta, mais simples.",
      },
    ],
  ],
];

/** Makes every kind of order be seen in every status it can reach, with five further exhibitors. */
export async function orderEveryKind(
  stage: Stage,
  season: Season,
  admin: SignedInUser,
  applied: readonly SampleSubmission[],
): Promise<void> {
  let days = FIRST_ORDER;
  for (const [place, samples] of FURTHER) {
    const submission = applied[place];
    if (!submission) continue;
    const partner = await admitPartner(stage, admin, submission, season.after(ADMITTED));
    for (const sample of samples) {
      await orderOne(stage, admin, { partner, submission } satisfies DemoPartner, sample, season.after(days));
      days += DAYS_BETWEEN;
    }
  }
  for (const place of STILL_TO_REGISTER) await approveLate(stage, admin, applied[place], season.after(days));
}

async function approveLate(
  stage: Stage,
  admin: SignedInUser,
  submission: SampleSubmission | undefined,
  at: Date,
): Promise<void> {
  if (!submission) return;
  const desk = stage.as(admin, at).submissions;
  const { id } = submission;
  const { status, version } = await desk.get({ id });
  if (status !== "PENDING") return;
  const reviewing = await desk.review({ id, version });
  const later = stage.as(admin, new Date(at.getTime() + DAY)).submissions;
  await later.approve({ id, version: reviewing.version });
}
