import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { EXAMPLES } from "./papers.ts";
import { requireOne } from "./usage.ts";

/**
 * `portal examples FOLDER`: writes the systemd unit, its settings and both proxies' examples (deploy/) to be changed and
 * put where they belong. What is there already stays as it is, and is said.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const folder = resolve(requireOne(args, usage));
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(EXAMPLES)) {
    const path = join(folder, name);
    const isNew = await writeFile(path, text, { flag: "wx" }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
        return false;
      },
    );
    process.stdout.write(isNew ? `${path}\n` : `${path} is there already and stays\n`);
  }
}
