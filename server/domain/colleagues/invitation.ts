import { needsFirstAccess, type Role } from "../actor.ts";

export const INVITATION_DAYS = 7;

/** Most open invitations of one submission. */
export const MAX_OPEN_INVITATIONS = 20;

/** Most members of one submission, its owner included. */
export const MAX_MEMBERS = 20;

/** The account registered first is the owner. */
const MEMBER_PARTS = ["owner", "colleague"] as const;
export type MemberPart = (typeof MEMBER_PARTS)[number];

export type InvitationState = "open" | "used" | "revoked" | "expired";

type Invitation = { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date };

/** A link works once, until the end of its last moment. */
export function invitationState(
  { acceptedAt, revokedAt, expiresAt }: Invitation,
  now: Date,
): InvitationState {
  if (acceptedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

/** Why an existing link opens nothing, or nothing for this person. */
const INVITATION_REFUSALS = [
  "used",
  "revoked",
  "expired",
  /** The submission is neither approved nor contracted any more. */
  "closed",
  "team",
  "disabled",
  /** The address has an account, which confirms after signing in. */
  "signIn",
  "otherAccount",
] as const;
export type InvitationRefusal = (typeof INVITATION_REFUSALS)[number];

/** What the holder of an open link does next; `team` and `disabled` accounts cannot accept. */
export type Way = "create" | "join" | "signIn" | "firstAccess" | "team" | "disabled";

type KnownAccount = { role: Role; disabledAt: Date | null; firstLogin: boolean };

/** Why no account can be created: the address has one already. */
export function whyNotCreate(
  account: KnownAccount | undefined,
): Extract<InvitationRefusal, "team" | "disabled" | "signIn"> | undefined {
  if (!account) return undefined;
  if (account.role !== "PARTNER") return "team";
  return account.disabledAt ? "disabled" : "signIn";
}

export function wayToJoin(account: KnownAccount | undefined, isSignedIn: boolean): Way {
  const known = whyNotCreate(account);
  if (!account || !known) return "create";
  if (known !== "signIn" || !isSignedIn) return known;
  return needsFirstAccess(account) ? "firstAccess" : "join";
}

/** Only the owner removes colleagues, and never an owner. Both owner and colleagues invite and withdraw. */
export function mayRemoveMember(own: MemberPart | undefined, part: MemberPart): boolean {
  return own === "owner" && part === "colleague";
}
