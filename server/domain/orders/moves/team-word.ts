import { ORDER_MOVES, type OrderVerb } from "./status.ts";

/** A row of an order's history; `at` is ISO 8601. */
export type OrderEvent = {
  action: string;
  from: string | null;
  to: string | null;
  note: string;
  actorName: string;
  at: string;
};

/** What the team wrote with the last thing that happened, and nobody has answered. */
export type TeamWord = { note: string; who: string; at: string };

export type Situation = {
  /** Sent back for changes, and not saved since. */
  isReturned: boolean;
  /** A payment confirmation was refused, alone or beside others, and none has come since. */
  isPaymentRefused: boolean;
  word: TeamWord | null;
};

/** Moves that no exhibitor makes. */
export const MOVES_OF_THE_TEAM: readonly string[] = [
  ...(Object.keys(ORDER_MOVES) as OrderVerb[]).filter((verb) => !isPartners(verb)),
  "force",
];

function isPartners(verb: OrderVerb): boolean {
  return (ORDER_MOVES[verb].by as readonly string[]).includes("partner");
}

/** The history (newest first) says whose turn it is by its last move or edit: what comes later answers what was said. */
export function situationOf(happened: readonly OrderEvent[]): Situation {
  const last = happened.find(isTurn);
  if (!last) return { isReturned: false, isPaymentRefused: false, word: null };
  const { action, from, to, note, actorName: who, at } = last;
  const isPart = action === "refusePart";
  const isTeams = isPart || MOVES_OF_THE_TEAM.includes(action);
  return {
    isReturned: isTeams && to === "PENDING",
    isPaymentRefused: isPart || (isTeams && from === "CONFIRM_PAYMENT" && to === "APPROVED"),
    word: isTeams && note.trim() !== "" ? { note, who, at } : null,
  };
}

/** What is a turn without a move of the order. */
export const TURNS_IN_PLACE = ["update", "refusePart", "confirmPayment"] as const;

/** A move that came too late changed nothing. */
function isTurn({ action, to }: Pick<OrderEvent, "action" | "to">): boolean {
  return action !== "lost" && (to !== null || (TURNS_IN_PLACE as readonly string[]).includes(action));
}
