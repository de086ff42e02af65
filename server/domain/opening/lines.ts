import type { ContentRow } from "../package-contents.ts";
import type { SettingsPart } from "../settings/parts.ts";
import type { WindowState } from "../submissions/window.ts";
import type { FoundPlaceholder } from "./placeholders.ts";

/** What the portal knows of itself before a season opens. */
export type OpeningFacts = {
  hasMailServer: boolean;
  /** When a mail server took a message last (ISO 8601). */
  mailLeft: string | null;
  /** What of the organiser in law is empty, the contact for personal data apart. */
  identityMissing: number;
  hasDataProtection: boolean;
  placeholders: readonly FoundPlaceholder[];
  /** Offered packages and custom stands that lack a price. */
  unpriced: number;
  /** Rows of the table of package contents that are empty. */
  emptyRows: readonly ContentRow[];
  /** Number of items on offer in the catalogue. */
  items: number;
  canPay: boolean;
  window: WindowState;
  opens: string;
  closes: string;
  /** Whether the window waits for ADMIN: not opened yet, or closed early. */
  isHeld: boolean;
  /** Number of accounts of the team that may sign in and mark. */
  reviewers: number;
  marksNeeded: number;
  /** `onlyPt`, `onlyEn`: the numbers of those changed in one language only since they were last read. */
  clauses: { count: number; version: number; readVersion: number; onlyPt: number[]; onlyEn: number[] };
  /** The last good backup (ISO 8601); `server`: a database server has backups of its own. */
  backup: { mode: "on" | "off" | "server"; last: string | null; isLate: boolean };
  address: string;
  /** Approved organisations that nobody can sign in for yet. */
  withoutAccess: number;
};

export type OpeningPlace = SettingsPart | "clauses" | "catalogue" | "team" | "approved" | "mails" | "status";

type Line = {
  /** Where to fix it; undefined when the machine is configured, not a screen. */
  place?: OpeningPlace;
  isDone: (facts: OpeningFacts) => boolean;
  /** A line that says nothing where there is nothing to do. */
  isIdle?: (facts: OpeningFacts) => boolean;
};

/** One definition of each line: where it leads, and when it ticks itself. In the order in which a team comes to them. */
const LINES = {
  address: { isDone: ({ address }) => isPublicAddress(address) },
  mail: { place: "mails", isDone: ({ hasMailServer, mailLeft }) => hasMailServer && mailLeft !== null },
  identity: { place: "identity", isDone: ({ identityMissing }) => identityMissing === 0 },
  privacy: { place: "identity", isDone: ({ hasDataProtection }) => hasDataProtection },
  placeholders: { isDone: ({ placeholders }) => placeholders.length === 0 },
  window: { place: "window", isDone: ({ window, isHeld }) => window !== "after" || isHeld },
  prices: { place: "prices", isDone: ({ unpriced }) => unpriced === 0 },
  contents: { place: "prices", isDone: ({ emptyRows }) => emptyRows.length === 0 },
  catalogue: { place: "catalogue", isDone: ({ items }) => items > 0 },
  bank: { place: "paying", isDone: ({ canPay }) => canPay },
  reviewers: { place: "team", isDone: ({ reviewers, marksNeeded }) => reviewers >= marksNeeded },
  clauses: {
    place: "clauses",
    isDone: ({ clauses }) => clauses.count > 0 && clauses.readVersion === clauses.version,
  },
  backup: {
    place: "status",
    isDone: ({ backup }) => backup.mode === "server" || (backup.last !== null && !backup.isLate),
  },
  access: {
    place: "approved",
    isDone: ({ withoutAccess }) => withoutAccess === 0,
    isIdle: ({ withoutAccess }) => withoutAccess === 0,
  },
} satisfies Record<string, Line>;

export type OpeningLineName = keyof typeof LINES;
export type OpeningLine = { name: OpeningLineName; isDone: boolean; place: OpeningPlace | null };

/** What has to be so before a team of strangers opens its season. */
export function openingLines(facts: OpeningFacts): OpeningLine[] {
  return (Object.keys(LINES) as OpeningLineName[]).flatMap((name) => {
    const line: Line = LINES[name];
    if (line.isIdle?.(facts)) return [];
    return [{ name, isDone: line.isDone(facts), place: line.place ?? null }];
  });
}

/** Others can reach it, and what they send is not read on the way. */
function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isOwn = /^(?:localhost|127\.|10\.|192\.168\.|\[?::1)|(?:^|\.)example\.(?:org|com|net)$/.test(
    hostname,
  );
  return protocol === "https:" && !isOwn;
}
