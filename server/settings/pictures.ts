import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import { eachPlace, type Picture, type Pictures } from "#domain/settings/pictures.ts";
import type { Logo } from "#domain/settings/logo.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { attachFile } from "../files/attach.ts";
import { readImageHeader } from "../files/image-header.ts";
import type { RedrawnPurpose } from "../files/redraw.ts";

const CARRIER = { ownerKind: "settings", ownerId: "1" } as const;

type Around = Pick<Ctx, "actor" | "now" | "portal">;
type Own = { logo: Logo; pictures: Pictures };

/**
 * Puts pictures in the place of others: what is known of them is read from their bytes. The former ones stay, for pages
 * and letters that name them. Answers what is to be saved.
 */
export async function changePictures(tx: Tx, ctx: Around, from: Own, to: Own): Promise<Own> {
  const logo = await changePicture(tx, ctx, { from: from.logo, to: to.logo, purpose: "eventLogo" });
  const pictures = { ...to.pictures };
  for (const place of Object.keys(pictures) as (keyof Pictures)[]) {
    const ends = { from: from.pictures[place], to: to.pictures[place], purpose: "eventPicture" } as const;
    pictures[place] = await changePicture(tx, ctx, ends);
  }
  return { logo, pictures };
}

async function changePicture<Of extends NonNullable<Logo | Picture>>(
  tx: Tx,
  ctx: Around,
  { from, to, purpose }: { from: Of | null; to: Of | null; purpose: RedrawnPurpose },
): Promise<Of | null> {
  if (to && from?.file === to.file) {
    const { sha256, width, height } = from;
    return { ...to, sha256, width, height };
  }
  if (from) await tx.update(files).set({ replacedAt: ctx.now }).where(eq(files.id, from.file));
  if (!to) return null;
  // What came for another purpose was not drawn anew.
  const isDrawn = and(eq(files.id, to.file), eq(files.purpose, purpose));
  if ((await tx.$count(files, isDrawn)) === 0) throw refuse("notFound", { record: "file" });
  const file = await attachFile(tx, ctx, { ...CARRIER, fileId: to.file, purpose });
  await tx.update(files).set({ replacedAt: null }).where(eq(files.id, file.id));
  const { sha256 } = file;
  const header =
    sha256 === null
      ? undefined
      : readImageHeader(file.type, Buffer.from(await ctx.portal.files.open(sha256).bytes()));
  if (!sha256 || !header) throw refuse("notFound", { record: "file" });
  return { ...to, sha256, width: header.width, height: header.height };
}

/** Pictures as the history describes them: by file and words, not by measured size. */
export function tellPictures<Of extends Own>(data: Of) {
  const tellPicture = (picture: Picture) => picture && { file: picture.file, alt: picture.alt };
  return {
    ...data,
    logo: data.logo && { file: data.logo.file },
    pictures: eachPlace((place) => tellPicture(data.pictures[place])),
  };
}
