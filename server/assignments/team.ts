import { and, eq, inArray, isNull } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";

/** Those who may evaluate: everybody of the team with an open account, but who decides and does not mark. */
export const MAY_EVALUATE = and(
  inArray(users.role, [...STAFF_ROLES]),
  isNull(users.disabledAt),
  eq(users.decidesOnly, false),
);
