import { eq } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { makeUser } from "#tests/factories.ts";
import type { TestPortal } from "#tests/portal.ts";
import { signIn } from "#tests/server/files/upload.ts";

/** Everybody who may knock at a door (G2). */
export const EIGHT = [
  "visitor",
  "fresh",
  "partnerA",
  "partnerB",
  "admin",
  "manager",
  "gruporg",
  "disabled",
] as const;
export type Eight = (typeof EIGHT)[number];
type Person = { user: SignedInUser | undefined; cookie: string };

/** The eight with the cookies of a real session each; the disabled account signed in before it was closed. */
export async function openEight(test: TestPortal): Promise<Record<Eight, Person>> {
  const { portal } = test;
  const enter = async (user: SignedInUser): Promise<Person> => ({ user, cookie: await signIn(test, user) });
  const disabled = await enter(await makeUser(portal, "ADMIN"));
  const people: Record<Eight, Person> = {
    visitor: { user: undefined, cookie: "" },
    fresh: await enter(await makeUser(portal, "PARTNER", { firstLogin: true })),
    partnerA: await enter(await makeUser(portal, "PARTNER")),
    partnerB: await enter(await makeUser(portal, "PARTNER")),
    admin: await enter(await makeUser(portal, "ADMIN")),
    manager: await enter(await makeUser(portal, "SUBMISSION_MANAGER")),
    gruporg: await enter(await makeUser(portal, "GRUPORG")),
    disabled,
  };
  await portal.db.write((tx) =>
    tx
      .update(users)
      .set({ disabledAt: portal.clock() })
      .where(eq(users.id, disabled.user?.id ?? "")),
  );
  return people;
}

/** The user of one of the eight who has an account. */
export function userOf(person: Person): SignedInUser {
  if (!person.user) throw new Error("a visitor has no account");
  return person.user;
}
