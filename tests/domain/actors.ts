import type { Role, SignedInUser } from "#domain/actor.ts";

/** Somebody signed in with this role, for rules that ask who is acting. */
export function actorOf(role: Role, change: Partial<SignedInUser> = {}): SignedInUser {
  return {
    kind: "user",
    id: `user-${role}`,
    role,
    name: "Ana Souza",
    email: "ana.souza@example.org",
    language: "pt",
    firstLogin: false,
    ...change,
  };
}
