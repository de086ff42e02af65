import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { Logo } from "#domain/settings/logo.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { attachFile } from "../files/attach.ts";
import { readImageHeader } from "../files/image-header.ts";

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

/** As the history tells of it: by the file alone, not by what was measured of it. */
export function tellLogo<Of extends { logo: Logo }>(data: Of) {
  return { ...data, logo: data.logo && { file: data.logo.file } };
}
