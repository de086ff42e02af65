import { dayAt } from "../../wall-time.ts";

/** Days to get a new confirmation, however late the refused one was. */
const DAYS_AFTER_REFUSAL = 7;

type Move = { from: string | null; to: string | null };

/** Whether a move approved the order: a refused confirmation leads back to APPROVED, which is no second approval. */
export function isApproval({ from, to }: Move): boolean {
  return to === "APPROVED" && from !== "CONFIRM_PAYMENT" && from !== "PAID";
}

/** ISO 8601; of the last approval and of the last confirmation that was refused. */
type Happened = { approvedAt: string | null; refusedAt: string | null };

/**
 * The day by which an order is to be paid, YYYY-MM-DD in the event's zone: the given days after its approval, and at
 * least seven after a refused confirmation. Null without an approval.
 */
export function payBy(
  { approvedAt, refusedAt }: Happened,
  { eventZone, paying }: { eventZone: string; paying: { daysToPay: number } },
): string | null {
  if (approvedAt === null) return null;
  const agreed = dayAfter(dayAt(approvedAt, eventZone), paying.daysToPay);
  if (refusedAt === null) return agreed;
  const again = dayAfter(dayAt(refusedAt, eventZone), DAYS_AFTER_REFUSAL);
  return again > agreed ? again : agreed;
}

/** The day to pay by once a confirmation is refused on a day, where it was another until then; YYYY-MM-DD. */
export function payByAfterRefusal(day: string | null, today: string): string {
  const again = dayAfter(today, DAYS_AFTER_REFUSAL);
  return day !== null && day > again ? day : again;
}

function dayAfter(day: string, days: number): string {
  const due = new Date(`${day}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + days);
  return due.toISOString().slice(0, 10);
}
