import { and, inArray, isNull } from "drizzle-orm";
import { users } from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";

/** Those who may evaluate: everybody of the team with an open account. */
export const IN_THE_TEAM = and(inArray(users.role, [...STAFF_ROLES]), isNull(users.disabledAt));
