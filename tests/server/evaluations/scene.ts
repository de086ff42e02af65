import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { files, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { Criterion } from "#domain/evaluations/schema.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, type TestPortal } from "#tests/portal.ts";

type Marks = Partial<Record<Criterion, number>> & {
  decision?: "PENDING" | "APPROVED" | "REJECTED";
  comment?: string;
  cannotJudge?: Criterion[];
  version?: number;
  attachments?: FileReference[];
};

export const ALL_FIVES = { theme: 5, innovation: 5, sustainability: 5, feasibility: 5, publicInterest: 5 };

/** Where marks begin: three readers of the team, a coordinator and two submissions under evaluation. */
export async function openJury() {
  const test = await openTestPortal();
  const { portal } = test;
  const readers = {
    ana: await makeUser(portal, "GRUPORG", { name: "Ana Luz" }),
    bento: await makeUser(portal, "SUBMISSION_MANAGER", { name: "Bento Reis" }),
    clara: await makeUser(portal, "GRUPORG", { name: "Clara Sá" }),
    admin: await makeUser(portal, "ADMIN", { name: "Dora Paz" }),
  };
  const submission = await makeSubmission(portal, { status: "REVIEWING" });
  const other = await makeSubmission(portal);

  /** Somebody marks a submission, all fives unless told. */
  function mark(reader: SignedInUser, marks: Marks = {}, submissionId = submission.id) {
    return test.as(reader).evaluations.save({ submissionId, decision: "APPROVED", ...ALL_FIVES, ...marks });
  }

  const card = (reader: SignedInUser, submissionId = submission.id) =>
    test.as(reader).evaluations.card({ submissionId });

  async function upload(reader: SignedInUser): Promise<string> {
    const id = newId();
    const file = { name: "parecer.pdf", type: "application/pdf", kind: "document" as const, size: 9 };
    await portal.db.write((tx) =>
      tx.insert(files).values({
        ...file,
        id,
        sha256: "a".repeat(64),
        purpose: "attachment",
        uploadedBy: reader.id,
        createdAt: portal.clock(),
      }),
    );
    return id;
  }

  return { ...test, ...readers, submission, other, mark, card, upload };
}

/** As an administrator's form stores it, whatever follows from it left out. */
export function setDecidesOnly({ portal }: TestPortal, { id }: SignedInUser, decidesOnly: boolean) {
  return portal.db.write((tx) => tx.update(users).set({ decidesOnly }).where(eq(users.id, id)));
}
