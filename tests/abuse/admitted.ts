import { EIGHT, type Eight } from "./eight.ts";

/** Whom a door is for, of the eight. */
export type People = "public" | "signedIn" | "member" | "partner" | "staff" | "leader" | "admin";

export const SIGNED_IN: readonly Eight[] = ["fresh", "partnerA", "partnerB", "admin", "manager", "gruporg"];

export const ADMITTED: Record<People, readonly Eight[]> = {
  public: EIGHT,
  signedIn: SIGNED_IN,
  member: ["partnerA", "partnerB", "admin", "manager", "gruporg"],
  partner: ["partnerA", "partnerB"],
  staff: ["admin", "manager", "gruporg"],
  leader: ["admin", "manager"],
  admin: ["admin"],
};

/** Nobody is signed in without a session of an open account; who is signed in and may not is told so. */
function refusalFor(who: Eight): number {
  return who === "visitor" || who === "disabled" ? 401 : 403;
}

/** What each of the eight meets at a door. */
export type Met = Record<string, number | "let through">;

/** Those it is for are let through, everybody else is refused. */
export function expected(admitted: readonly Eight[]): Met {
  return Object.fromEntries(
    EIGHT.map((who) => [who, admitted.includes(who) ? "let through" : refusalFor(who)]),
  );
}
