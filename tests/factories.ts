import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { searchText } from "#db/search-text.ts";
import { naturalKey } from "#domain/natural-order.ts";
import { catalogueItems, settings, submissionMembers, submissions, users } from "#db/schema/index.ts";
import type { Role, SignedInUser } from "#domain/actor.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import type { OpenPortal } from "#server/start/open-portal.ts";
import { readSettings } from "#server/event/read.ts";

/** Rows that a test starts from, written straight into the database: what is tested goes through the verbs. */
let serial = 0;

export async function makeUser(
  portal: OpenPortal,
  role: Role,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<SignedInUser> {
  serial += 1;
  const now = portal.clock();
  const row = {
    id: newId(),
    email: `${role.toLowerCase()}-${serial}@example.org`,
    name: `${role} ${serial}`,
    role,
    language: "en" as const,
    passwordHash: "none",
    firstLogin: false,
    createdAt: now,
    updatedAt: now,
    ...more,
  };
  await portal.db.write((tx) => tx.insert(users).values(row));
  const { id, email, name, language, firstLogin } = row;
  return { kind: "user", id, email, name, language, firstLogin, role: row.role };
}

export type SubmissionRow = typeof submissions.$inferSelect;

export async function makeSubmission(
  portal: OpenPortal,
  more: Partial<typeof submissions.$inferInsert> & { status?: SubmissionStatus } = {},
  members: readonly SignedInUser[] = [],
): Promise<SubmissionRow> {
  serial += 1;
  const now = portal.clock();
  const institutionName = more.institutionName ?? `Instituto Várzea ${serial}`;
  return portal.db.write(async (tx) => {
    const [row] = await tx
      .insert(submissions)
      .values({
        reference: `EOI-2024-${String(serial).padStart(5, "0")}`,
        status: "PENDING",
        trackHash: newId(),
        institutionName,
        institutionSort: naturalKey(searchText(institutionName)),
        country: "BR",
        cnpj: "11.222.333/0001-81",
        institutionType: "civilSociety",
        mainArea: "Floresta",
        pavillionFocus: ["forestsOceansBiodiversity"],
        representativeName: "Ana Beatriz Moura",
        representativePosition: "Diretora",
        representativePhone: "+55 91 90000-0000",
        representativeEmail: `ana-${serial}@example.org`,
        standType: "standard",
        spaceM2: 100,
        description: "Um pavilhão sobre a floresta em pé.",
        flexibility: "yes",
        servicesNeeded: [],
        links: [],
        contactLanguage: "en",
        acceptedTermsVersion: "1.2",
        acceptedTermsAt: now,
        search: `instituto varzea ${serial} ana beatriz moura`,
        createdAt: now,
        updatedAt: now,
        ...more,
      })
      .returning();
    if (!row) throw new Error("the submission was not written");
    for (const [at, member] of members.entries()) {
      await tx.insert(submissionMembers).values({
        submissionId: row.id,
        userId: member.id,
        part: at === 0 ? "owner" : "colleague",
        createdAt: now,
      });
    }
    return row;
  });
}

export async function makeItem(
  portal: OpenPortal,
  more: Partial<typeof catalogueItems.$inferInsert> = {},
): Promise<typeof catalogueItems.$inferSelect> {
  serial += 1;
  const now = portal.clock();
  const [row] = await portal.db.write((tx) =>
    tx
      .insert(catalogueItems)
      .values({
        titlePt: `Painel ${serial}`,
        titleEn: `Panel ${serial}`,
        descriptionPt: "Com técnico",
        descriptionEn: "With a technician",
        category: "audiovisual",
        unitMetric: "unit",
        unitPriceCents: 1_000,
        status: "ACTIVE",
        createdAt: now,
        updatedAt: now,
        ...more,
      })
      .returning(),
  );
  if (!row) throw new Error("the item was not written");
  return row;
}

/** Changes the settings of a test portal, for instance to give the packages a price. */
export async function changeSettings(
  portal: OpenPortal,
  change: (data: Settings) => Settings,
): Promise<void> {
  const data = change(await readSettings(portal.db.read));
  await portal.db.write((tx) => tx.update(settings).set({ data }).where(eq(settings.id, 1)));
}
