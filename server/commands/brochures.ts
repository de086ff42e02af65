import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder } from "#db/lock.ts";
import { LOCALES } from "#domain/locales.ts";
import { BadSetting, readEnv } from "../env.ts";
import { openPortal } from "../open-portal.ts";
import { failStart } from "../run.ts";

/**
 * `bun run brochures FOLDER`: writes both brochures for those who have them printed, with the facts of a portal that
 * is stopped; one that runs serves them under /download.
 */
async function writeBrochures(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length !== 1 || !args[0]) throw new BadSetting("Usage: bun run brochures FOLDER");
  const folder = resolve(args[0]);
  const env = readEnv({ ...process.env, LOG_LEVEL: process.env["LOG_LEVEL"] || "error" });
  const unlock = lockFolder(env.DATA_DIR);
  try {
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
  } finally {
    unlock();
  }
}

writeBrochures().catch(failStart);
