import { and, eq, isNull } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import type { Portal } from "../portal/portal.ts";
import { keepText, knownOf } from "./pdf-text.ts";
import { readPdf } from "./read-pdf.ts";

/** Files in one run; the rest wait for the next hour. */
const AT_ONCE = 50;

/** Reads PDFs that were uploaded before PDFs were read, a few each hour; returns how many. */
export async function readOlderPdfs({ db, files: store }: Pick<Portal, "db" | "files">): Promise<number> {
  const isUnread = and(
    eq(files.type, "application/pdf"),
    isNull(files.pdfState),
    eq(files.ownerKind, "order"),
    isNull(files.deletedAt),
  );
  const unread = await db.read
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(isUnread)
    .limit(AT_ONCE);
  for (const { id, sha256 } of unread) {
    if (sha256 === null || !(await store.has(sha256))) continue;
    // One after the other, because nobody waits for these.
    const pdf = await store.open(sha256).asFile(readPdf);
    await db.write(async (tx) => {
      await tx.update(files).set(knownOf(pdf)).where(eq(files.id, id));
      await keepText(tx, id, pdf);
    });
  }
  return unread.length;
}
