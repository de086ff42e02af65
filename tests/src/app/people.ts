/** What every sample account chose. */
export const DEMO_PASSWORD = "Igarape@2025";

export type Account = { email: string; password: string };
export const ADMIN = { email: "admin@example.org", password: "Seringueira$2025" };
const PEOPLE = {
  admin: ADMIN,
  manager: demo("submissions"),
  exhibitor: demo("ana.moura"),
  "other exhibitor": demo("carla.teixeira"),
};

/** Whoever sits at the page; of the demonstration's people also anybody else. */
export type Person = keyof typeof PEOPLE | "visitor" | Account;

/** An account of the demonstration by the name before the @. */
export function demo(mailbox: string): Account {
  return { email: `${mailbox}@example.org`, password: DEMO_PASSWORD };
}

/** A visitor has none. */
export function accountOf(person: Person): Account | undefined {
  if (person === "visitor") return undefined;
  return typeof person === "string" ? PEOPLE[person] : person;
}
