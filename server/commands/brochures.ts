import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LOCALES } from "#domain/locales.ts";
import { openPortal } from "../start/open-portal.ts";
import { onStopped } from "./on-stopped.ts";
import { requireOne } from "./usage.ts";

/**
 * `portal brochures FOLDER`: writes both brochures for those who have them printed, with the facts of a portal that is
 * stopped; one that runs serves them under /download.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const folder = resolve(requireOne(args, usage));
  await onStopped(async (env) => {
    const portal = await openPortal(env);
    try {
      await mkdir(folder, { recursive: true });
      for (const locale of LOCALES) {
        const { bytes } = await portal.brochures.get(locale);
        const path = join(folder, `brochure-${locale.toUpperCase()}.pdf`);
        await writeFile(path, bytes);
        process.stdout.write(`${path}, ${Math.round(bytes.byteLength / 1024)} kB\n`);
      }
    } finally {
      await portal.close();
    }
  });
}
