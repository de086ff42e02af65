import type { Sources } from "../event/find-picture.ts";
import { type DrawnLogo, readLogo } from "../event/logo.ts";
import { type PrintedPictures, readPrintedPictures } from "../event/pictures.ts";

/** The organiser's own, as papers are printed with it now. */
export type OwnPrints = { logo: DrawnLogo | undefined; pictures: PrintedPictures };

export async function readOwnPrints(sources: Sources): Promise<OwnPrints> {
  return { logo: await readLogo(sources), pictures: await readPrintedPictures(sources) };
}
