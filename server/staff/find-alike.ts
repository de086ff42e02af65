import * as v from "valibot";
import { spellingsOf } from "#db/addresses.ts";
import { users } from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { email, id } from "#domain/fields.ts";
import { looksOf, mixesScripts } from "#domain/look-alikes.ts";
import { question } from "../call/verb.ts";

export type Alike = { mixesScripts: boolean; account: { name: string; email: string } | null };

/**
 * Of an address for the team: whether it mixes letters that look alike, and an account whose address, or of the team
 * whose domain, looks the same and is another.
 */
export const findAlike = question("staff.findAlike", {
  may: ["staff.manage"],
  input: v.object({ email: email(), id: v.optional(id()) }),
  sample: { email: "rui@example.org" },
  async run({ db }, input): Promise<Alike> {
    const rows = await db.read
      .select({ id: users.id, name: users.name, email: users.email, role: users.role })
      .from(users);
    const own = shownSpelling(input.email);
    const others = rows.filter((row) => row.id !== input.id);
    const account =
      others.find((row) => areAlike(own, shownSpelling(row.email))) ??
      others.find(
        (row) => isStaffRole(row.role) && areAlike(domainOf(own), domainOf(shownSpelling(row.email))),
      );
    return {
      mixesScripts: mixesScripts(own),
      account: account ? { name: account.name, email: account.email } : null,
    };
  },
});

/** The address with its domain in Unicode, not punycode. */
function shownSpelling(address: string): string {
  return spellingsOf(address)[1];
}

function areAlike(one: string, other: string): boolean {
  return one !== other && looksOf(one) === looksOf(other);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
