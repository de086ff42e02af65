import { and, eq, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { Logo } from "#domain/settings/logo.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { attachFile } from "../files/attach.ts";
import { readImageHeader } from "../files/image-header.ts";
import type { Portal } from "../portal.ts";
import { readSettings } from "../event/read.ts";

const PURPOSE = "eventLogo";
const CARRIER = { ownerKind: "settings", ownerId: "1" } as const;

/**
 * Puts a logo in the place of another: what is known of it is read from its bytes. The former one stays, for pages and
 * letters that name it. Answers what is to be saved.
 */
export async function changeLogo(
  tx: Tx,
  ctx: Pick<Ctx, "actor" | "now" | "portal">,
  { from, to }: { from: Logo; to: Logo },
): Promise<Logo> {
  if (from?.file === to?.file) return from;
  if (from) await tx.update(files).set({ replacedAt: ctx.now }).where(eq(files.id, from.file));
  if (!to) return null;
  // What came for another purpose was not drawn anew.
  const isDrawn = and(eq(files.id, to.file), eq(files.purpose, PURPOSE));
  if ((await tx.$count(files, isDrawn)) === 0) throw refuse("notFound", { record: "file" });
  const file = await attachFile(tx, ctx, { ...CARRIER, fileId: to.file, purpose: PURPOSE });
  await tx.update(files).set({ replacedAt: null }).where(eq(files.id, file.id));
  const { sha256 } = file;
  const header =
    sha256 === null
      ? undefined
      : readImageHeader(file.type, Buffer.from(await ctx.portal.files.open(sha256).bytes()));
  if (!sha256 || !header) throw refuse("notFound", { record: "file" });
  return { file: file.id, sha256, width: header.width, height: header.height };
}

/** The bytes of a picture that the settings have or had. */
export async function findPicture(
  { files: store }: Pick<Portal, "files">,
  db: ReadDb,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const isPublic = and(
    eq(files.sha256, sha256),
    eq(files.ownerKind, CARRIER.ownerKind),
    isNull(files.deletedAt),
  );
  if ((await db.$count(files, isPublic)) === 0) return undefined;
  const stored = store.open(sha256);
  return (await stored.size()) === undefined ? undefined : stored.bytes();
}

export type DrawnLogo = { bytes: Uint8Array; sha256: string; width: number; height: number };

/** The own logo as it is now, for what takes it along; without one, or where its bytes are lost, there is none. */
export async function readLogo(portal: Pick<Portal, "db" | "files">): Promise<DrawnLogo | undefined> {
  const { logo } = await readSettings(portal.db.read);
  if (!logo) return undefined;
  const { sha256, width, height } = logo;
  const bytes = await findPicture(portal, portal.db.read, sha256);
  return bytes && { bytes, sha256, width, height };
}
