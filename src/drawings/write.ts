import { rm } from "node:fs/promises";
import { join } from "node:path";
import { drawAll } from "./drawings.ts";

/**
 * `bun run drawings`: writes every drawing into `public/drawings`, where the site and the brochure take it from. The
 * files are committed; a test fails when a file is no longer what its program draws.
 */
const PUBLIC = join(import.meta.dirname, "../../public");

async function writeDrawings(): Promise<void> {
  await rm(join(PUBLIC, "drawings"), { recursive: true, force: true });
  for (const [address, svg] of drawAll()) {
    await Bun.write(join(PUBLIC, address), svg);
    process.stdout.write(`${address} ${(svg.length / 1000).toFixed(1)} kB\n`);
  }
}

await writeDrawings();
