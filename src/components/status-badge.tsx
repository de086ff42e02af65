import type { ComponentProps } from "react";
import type { ItemStatus } from "#domain/catalogue/status.ts";
import type { OwnStatus } from "#domain/orders/moves/standing.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { RequestState } from "#domain/requests/status.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { sayOwnStatus } from "#i18n/status-words.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { Badge, type Tone } from "./ui/badge.tsx";

export const SUBMISSION_TONES = {
  PENDING: "wait",
  REVIEWING: "work",
  APPROVED: "good",
  REJECTED: "still",
  SIGNED_CONTRACT: "done",
  HIDDEN: "outline",
  DUPLICATE: "outline",
} satisfies Record<SubmissionStatus, Tone>;

const ORDER_TONES = {
  DRAFT: "outline",
  PENDING: "wait",
  REVIEWING: "work",
  APPROVED: "good",
  CONFIRM_PAYMENT: "call",
  REJECTED: "still",
  CANCELLED: "outline",
  PAID: "done",
} satisfies Record<OrderStatus, Tone>;

/** What calls upon the team lets the exhibitor wait. */
const OWN_ORDER_TONES = {
  ...ORDER_TONES,
  CONFIRM_PAYMENT: "work",
  CHANGED: "call",
  RETURNED: "call",
  PAYMENT_REFUSED: "error",
  PART_ACCEPTED: "call",
} satisfies Record<OwnStatus, Tone>;

const REQUEST_TONES = {
  withTeam: "wait",
  withExhibitor: "wait",
  unanswered: "outline",
  agreed: "good",
  disagreed: "still",
  answered: "good",
  settled: "good",
  impossible: "still",
  withdrawn: "outline",
  refused: "still",
} satisfies Record<RequestState, Tone>;

const ITEM_TONES = { ACTIVE: "good", INACTIVE: "still", DRAFT: "outline" } satisfies Record<ItemStatus, Tone>;

type StatusBadgeProps = Pick<ComponentProps<typeof Badge>, "className" | "wraps"> &
  (
    | { of: "submission"; status: SubmissionStatus }
    | { of: "order"; status: OrderStatus }
    | { of: "ownOrder"; status: OwnStatus }
    | { of: "request"; status: RequestState }
    | { of: "item"; status: ItemStatus }
  );

/**
 * The status of a record as a dot and a word: `<StatusBadge of="order" status={order.status} />`; an exhibitor's
 * own order is an "ownOrder".
 */
export function StatusBadge({ className, wraps, ...record }: StatusBadgeProps) {
  const { LL } = useWords();
  switch (record.of) {
    case "submission":
      return (
        <Badge dot tone={SUBMISSION_TONES[record.status]} className={className} wraps={wraps}>
          {LL.statuses.submission[record.status]()}
        </Badge>
      );
    case "order":
      return (
        <Badge dot tone={ORDER_TONES[record.status]} className={className} wraps={wraps}>
          {LL.statuses.order[record.status]()}
        </Badge>
      );
    case "ownOrder":
      return (
        <Badge dot tone={OWN_ORDER_TONES[record.status]} className={className} wraps={wraps}>
          {sayOwnStatus(LL, record.status)}
        </Badge>
      );
    case "request":
      return (
        <Badge dot tone={REQUEST_TONES[record.status]} className={className} wraps={wraps}>
          {LL.statuses.requestState[record.status]()}
        </Badge>
      );
    case "item":
      return (
        <Badge dot tone={ITEM_TONES[record.status]} className={className} wraps={wraps}>
          {LL.statuses.item[record.status]()}
        </Badge>
      );
  }
}
