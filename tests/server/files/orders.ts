import { orders } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { OpenPortal } from "#server/start/open-portal.ts";
import type { SubmissionRow } from "#tests/factories.ts";

let serial = 0;

/** A sent order of a standard stand, straight into the database. */
export async function makeOrder(
  portal: OpenPortal,
  submission: SubmissionRow,
  author: SignedInUser,
  more: Partial<typeof orders.$inferInsert> = {},
): Promise<typeof orders.$inferSelect> {
  serial += 1;
  const now = portal.clock();
  const [row] = await portal.db.write((tx) =>
    tx
      .insert(orders)
      .values({
        reference: `ORD-2024-${String(serial).padStart(5, "0")}`,
        submissionId: submission.id,
        authorId: author.id,
        type: "STANDARD",
        standType: "STANDARD",
        packageId: "SILVER",
        status: "APPROVED",
        sizeM2: 100,
        spacePerM2Cents: 42_000,
        structurePerM2Cents: 31_050,
        spaceCents: 4_200_000,
        structureCents: 3_105_000,
        extraCents: 0,
        totalCents: 7_305_000,
        sentAt: now,
        createdAt: now,
        updatedAt: now,
        ...more,
      })
      .returning(),
  );
  if (!row) throw new Error("the order was not written");
  return row;
}
