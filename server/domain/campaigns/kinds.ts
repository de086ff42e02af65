import type { LetterButton } from "../mail/campaign-as-sent.ts";
import type { Cents } from "../money.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { Reason } from "../refusal.ts";
import { isOrderingOpen, type SubmissionStatus } from "../submissions/status.ts";

/** EML-04: what an e-mail of the team is about. A template of the team's own is of one of these kinds too. */
export const LETTER_KINDS = [
  "approval",
  "contractSignature",
  "paymentReminder",
  "orderUpdate",
  "notice",
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

const OF_SUBMISSION = ["company", "representative", "reference", "status", "link"] as const;
const OF_ORDER = ["orderReference", "orderStatus", "total", "outstanding", "payBy"] as const;

/** Written as `{{company}}`. `link` leads to the order where the kind is about one, else to the portal. */
export const PLACEHOLDERS = [...OF_SUBMISSION, ...OF_ORDER] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** In the general notice, where the news is to be written: a letter in which one of them stands does not leave. */
export const TO_BE_WRITTEN = ["Escreva aqui o que há de novo", "Write here what is new"] as const;

/** Whether the letter is about one order of each recipient. */
export function isAboutOrder(kind: LetterKind): boolean {
  return kind === "paymentReminder" || kind === "orderUpdate";
}

/** The contract of a kind: which placeholders its texts may use. */
export function placeholdersOf(kind: LetterKind): readonly [Placeholder, ...Placeholder[]] {
  return isAboutOrder(kind) ? PLACEHOLDERS : OF_SUBMISSION;
}

/** Where the button of such a letter leads; a notice has no button. */
export function buttonOf(kind: LetterKind): LetterButton | null {
  if (isAboutOrder(kind)) return "order";
  return kind === "notice" ? null : "portal";
}

/** An order as such a letter names it; `payBy` is a day (YYYY-MM-DD), null before its approval. */
export type LetterOrder = {
  id: string;
  reference: string;
  status: OrderStatus;
  total: Cents;
  outstanding: Cents;
  payBy: string | null;
  /** ISO 8601. */
  sentAt: string;
};

/** The order of a submission that a letter of this kind is about: the first to be paid, or the newest. */
export function orderFor(kind: LetterKind, orders: readonly LetterOrder[]): LetterOrder | undefined {
  if (kind === "paymentReminder") return orders.filter(isToPay).toSorted(byDay)[0];
  if (kind !== "orderUpdate") return undefined;
  const live = orders.filter(({ status }) => status !== "DRAFT" && status !== "CANCELLED");
  return live.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1))[0];
}

function isToPay({ status, outstanding }: LetterOrder): boolean {
  return status === "APPROVED" && outstanding > 0;
}

function byDay(a: LetterOrder, b: LetterOrder): number {
  const [first, second] = [a.payBy ?? "9999", b.payBy ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return a.reference < b.reference ? -1 : 1;
}

/**
 * Why there is no reason for such a letter: checked before a campaign begins, and again for each recipient before
 * sending. `order` is the order it is about.
 */
export function whyNoLetter(
  kind: LetterKind,
  { status, order }: { status: SubmissionStatus; order: LetterOrder | undefined },
): Reason | undefined {
  switch (kind) {
    case "approval":
      return isOrderingOpen(status) ? undefined : { code: "statusOther", params: { status } };
    case "contractSignature":
      return status === "APPROVED" ? undefined : { code: "statusOther", params: { status } };
    case "paymentReminder":
      return order && isToPay(order) ? undefined : { code: "nothingToPay", params: {} };
    case "orderUpdate":
      return order && order.status !== "CANCELLED" ? undefined : { code: "noOrder", params: {} };
    case "notice":
      return undefined;
    default:
      return kind satisfies never;
  }
}
