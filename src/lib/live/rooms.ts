import type { Query } from "@tanstack/react-query";
import type { LiveChange, LiveKind } from "#domain/live.ts";
import type { Room } from "../call/change.ts";
import { trpc } from "../call/trpc.ts";

/** The history, which every action changes. */
const HISTORY = trpc.history.list;

/** The palette's results: records of many kinds under one query, which is no call of its own. */
export const PALETTE = { pathKey: () => [["palette"]] } as const satisfies Room;

const OF_ORDERS = [
  trpc.orders,
  trpc.requests,
  trpc.customServices,
  trpc.contracts,
  trpc.handedOn.list,
  trpc.submissions,
  trpc.partners,
  trpc.campaigns,
  // How many orders an item stands in.
  trpc.catalogue.items,
  trpc.catalogue.get,
  trpc.dashboard,
  trpc.reports,
  trpc.reminders,
  trpc.mails,
  PALETTE,
  HISTORY,
] as const;

/** Where a change of each kind shows: its page, lists, and summaries. */
export const ROOMS = {
  order: OF_ORDERS,
  // A decided, withdrawn or hidden submission leaves every queue at once.
  submission: [
    ...OF_ORDERS,
    trpc.colleagues.list,
    trpc.evaluations,
    trpc.assignments,
    trpc.decisions,
    trpc.opening,
  ],
  account: [
    trpc.staff,
    trpc.partners,
    trpc.colleagues.list,
    trpc.submissions.get,
    trpc.handedOn.list,
    trpc.assignments,
    trpc.mails,
    trpc.opening,
    PALETTE,
    HISTORY,
  ],
  catalogueItem: [trpc.catalogue, trpc.packages, trpc.opening, PALETTE, HISTORY],
  // Weights change ranks, and the area on offer is part of the plan.
  settings: [
    trpc.settings,
    trpc.reminders,
    trpc.event,
    trpc.packages,
    trpc.evaluations,
    trpc.decisions,
    trpc.dashboard,
    trpc.opening,
    HISTORY,
  ],
  evaluation: [trpc.evaluations, trpc.assignments, HISTORY],
  assignment: [trpc.assignments, trpc.evaluations.next, trpc.evaluations.card, trpc.mails, HISTORY],
  // Submissions may wait for a judgement of duplicates.
  note: [
    trpc.notes,
    trpc.submissions.duplicates,
    trpc.submissions.list,
    trpc.submissions.neighbours,
    HISTORY,
  ],
  // The letter is part of the submission's page.
  plannedDecision: [trpc.evaluations, trpc.decisions, trpc.submissions.decision, trpc.mails, HISTORY],
  run: [trpc.bulk],
  mail: [
    trpc.mails,
    trpc.campaigns.recipients,
    trpc.submissions.decision,
    trpc.submissions.list,
    trpc.decisions,
    trpc.dashboard,
    trpc.opening,
  ],
  campaign: [trpc.campaigns, trpc.mails, PALETTE, HISTORY],
  letterType: [trpc.campaigns.types, trpc.campaigns.type, trpc.opening, HISTORY],
  view: [trpc.views],
  own: [trpc.preferences, trpc.accounts, trpc.calendar.own],
  login: [trpc.partners.list, trpc.staff.list],
  ownDraft: [trpc.orders.get, trpc.orders.mine, trpc.orders.myDrafts, trpc.orders.steps],
  colleaguesDraft: [trpc.orders.colleaguesDrafts, trpc.orders.steps],
  progress: [trpc.assignments],
  import: [trpc.imports],
} as const satisfies Record<LiveKind, readonly Room[]>;

/** The input that names the record, in its own room and in others. */
const ID_NAMES: Partial<Record<LiveKind, { room: string; name: string }>> = {
  order: { room: "orders", name: "orderId" },
  ownDraft: { room: "orders", name: "orderId" },
  submission: { room: "submissions", name: "submissionId" },
  /** Notes are read by their submission's id. */
  note: { room: "notes", name: "submissionId" },
  plannedDecision: { room: "submissions", name: "submissionId" },
};

/** Says of a submission what other submissions and accounts decide: whether its exhibitor has an account already. */
const OF_OTHERS_TOO: readonly Room[] = [trpc.partners.check];

/** Whether others' changes can affect a question. */
export function showsRecords({ queryKey: [path] }: Pick<Query, "queryKey">): boolean {
  return Array.isArray(path) && Object.values(ROOMS).some((rooms) => isIn(path, rooms));
}

/** Whether the query is in one of the kind's rooms, and not about another record. */
export function showsChange({ queryKey }: Pick<Query, "queryKey">, { kind, id }: LiveChange): boolean {
  const [path, asked] = queryKey as [unknown, { input?: unknown }?];
  if (!Array.isArray(path)) return false;
  if (!isIn(path, ROOMS[kind])) return false;
  return isIn(path, OF_OTHERS_TOO) || !isAboutAnother(path, asked?.input, kind, id);
}

function isIn(path: readonly unknown[], rooms: readonly Room[]): boolean {
  return rooms.some((room) => {
    const [start] = room.pathKey() as [readonly unknown[]];
    return start.every((part, at) => path[at] === part);
  });
}

function isAboutAnother(path: readonly unknown[], input: unknown, kind: LiveKind, id: string): boolean {
  const names = ID_NAMES[kind];
  if (!names || typeof input !== "object" || input === null) return false;
  const asked = input as Record<string, unknown>;
  const named = asked[names.name] ?? (path[0] === names.room ? asked["id"] : undefined);
  return typeof named === "string" && named !== id;
}
