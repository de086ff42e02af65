import { RELEASE_NOTES } from "./papers.ts";
import { BadSetting } from "../platform/env.ts";

/** `portal notes [VERSION]`: what each release brought, or that one alone; CHANGELOG.md. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const [version, ...more] = args;
  if (more.length > 0 || version?.startsWith("-")) throw new BadSetting(usage);
  if (version === undefined) return void process.stdout.write(RELEASE_NOTES);
  const releases = RELEASE_NOTES.split(/^(?=## )/m).slice(1);
  const wanted = releases.find((text) => text.startsWith(`## ${version.replace(/^v/, "")}\n`));
  if (!wanted) {
    const known = releases.map((text) => /^## (.+)/.exec(text)?.[1]).join(", ");
    throw new BadSetting(`There are no notes of a release ${version}; there are of ${known}`);
  }
  process.stdout.write(`${wanted.trimEnd()}\n`);
}
