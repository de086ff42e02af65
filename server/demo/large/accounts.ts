import { insertRows } from "#db/insert-rows.ts";
import { submissionMembers, users } from "#db/schema/index.ts";
import type { Role, SignedInUser } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import type { Chance } from "./chance.ts";
import { personIn } from "./names.ts";
import type { Exhibitor, Making, SubmissionRow, UserRow } from "./season.ts";

export const LARGE_ADMIN = "admin@example.org";
const OPENED = new Date("2025-06-30T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

const TEAM = [
  [LARGE_ADMIN, "Administrador da Zona", "ADMIN"],
  ["submissions@example.org", "Teresa Arruda", "SUBMISSION_MANAGER"],
  ["submissions-2@example.org", "Nélson Brandão", "SUBMISSION_MANAGER"],
  ["gruporg@example.org", "Ivan Castelo", "GRUPORG"],
  ["gruporg-2@example.org", "Marta Figueira", "GRUPORG"],
  ["gruporg-3@example.org", "Rui Sampaio", "GRUPORG"],
  ["gruporg-4@example.org", "Olívia Tavares", "GRUPORG"],
  ["gruporg-5@example.org", "Jonas Vidal", "GRUPORG"],
] as const satisfies readonly (readonly [string, string, Role])[];

type Person = { email: string; name: string; role: Role; language: Locale };

function open(chance: Chance, { passwordHash, ...person }: Person & { passwordHash: string }, at: Date) {
  const user: SignedInUser = { kind: "user", id: chance.id(), ...person, firstLogin: false };
  const row: UserRow = {
    ...person,
    id: user.id,
    firstLogin: false,
    passwordHash,
    createdAt: at,
    updatedAt: at,
  };
  return { user, row };
}

export async function openTeam({ tx, chance, passwordHash }: Omit<Making, "staff">): Promise<SignedInUser[]> {
  const opened = TEAM.map(([email, name, role]) =>
    open(chance, { email, name, role, language: "pt", passwordHash }, OPENED),
  );
  await insertRows(
    tx,
    users,
    opened.map(({ row }) => row),
  );
  return opened.map(({ user }) => user);
}

/** Nineteen of twenty approved organisations have their account, one of eight a colleague's beside it. */
export async function openPartners(
  { tx, chance, passwordHash }: Making,
  approved: readonly SubmissionRow[],
): Promise<Exhibitor[]> {
  const rows: UserRow[] = [];
  const members: (typeof submissionMembers.$inferInsert)[] = [];

  function join(submission: SubmissionRow, person: Omit<Person, "role">, part: "owner" | "colleague") {
    const at = new Date(submission.updatedAt.getTime() + DAY);
    const { user, row } = open(chance, { ...person, role: "PARTNER", passwordHash }, at);
    rows.push(row);
    members.push({ submissionId: submission.id, userId: user.id, part, createdAt: at });
    return user;
  }

  const exhibitors = approved
    .filter(({ status }, place) => status === "SIGNED_CONTRACT" || place % 20 !== 19)
    .map((submission, place): Exhibitor => {
      const { representativeName: name, representativeEmail: email, contactLanguage: language } = submission;
      const owner = join(submission, { name, email, language }, "owner");
      if (place % 8 !== 7) return { submission, partners: [owner] };
      const colleague = { name: personIn(language, chance), email: `colega.${email}`, language };
      return { submission, partners: [owner, join(submission, colleague, "colleague")] };
    });
  await insertRows(tx, users, rows);
  await insertRows(tx, submissionMembers, members);
  return exhibitors;
}
