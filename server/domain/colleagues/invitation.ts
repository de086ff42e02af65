import { needsFirstAccess, type Role } from "../actor.ts";

/** Days a colleague's link can be used for. */
export const INVITATION_DAYS = 7;

/** Open invitations of one submission at the same time. */
export const MAX_OPEN_INVITATIONS = 20;

/** Accounts of one submission, its owner among them. */
export const MAX_MEMBERS = 20;

/** The part of somebody in a submission: the account registered first owns it, everybody else is a colleague. */
export const MEMBER_PARTS = ["owner", "colleague"] as const;
export type MemberPart = (typeof MEMBER_PARTS)[number];

export type InvitationState = "open" | "used" | "revoked" | "expired";

type Invitation = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** Where an invitation stands: its link works once, and until the last moment of its seven days has passed. */
export function invitationState(
  { acceptedAt, revokedAt, expiresAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

/** Every reason for which a link that exists opens nothing, or nothing for this person. */
export const INVITATION_REFUSALS = [
  "used",
  "revoked",
  "expired",
  /** The submission is neither approved nor under a signed contract any more. */
  "closed",
  /** The address belongs to an account of the team. */
  "team",
  /** The account of the address is closed. */
  "disabled",
  /** The address has an account: it confirms the link after signing in. */
  "signIn",
  /** Somebody else is signed in. */
  "otherAccount",
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

/**
 * What the holder of an open link does next: a new account, a confirmation by the account of that address, signing in
 * to it, or choosing an own password first; `team` and `disabled` accounts cannot accept.
 */
export type Way = "create" | "join" | "signIn" | "firstAccess" | "team" | "disabled";

type KnownAccount = { role: Role; disabledAt: Date | null; firstLogin: boolean };

/** Why the invited address opens no new account: it has one. */
export function whyNotCreate(
  account: KnownAccount | undefined,
): Extract<InvitationRefusal, "team" | "disabled" | "signIn"> | undefined {
  if (!account) return undefined;
  if (account.role !== "PARTNER") return "team";
  return account.disabledAt ? "disabled" : "signIn";
}

/** The way on for the invited address, whose account, if it has one, may be the one signed in here. */
export function wayToJoin(account: KnownAccount | undefined, isSignedIn: boolean): Way {
  const known = whyNotCreate(account);
  if (!account || !known) return "create";
  if (known !== "signIn" || !isSignedIn) return known;
  return needsFirstAccess(account) ? "firstAccess" : "join";
}

/** The owner removes colleagues; nobody removes an owner. Inviting and withdrawing is for both. */
export function mayRemoveMember(own: MemberPart | undefined, part: MemberPart): boolean {
  return own === "owner" && part === "colleague";
}
