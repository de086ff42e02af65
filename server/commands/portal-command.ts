import { COMMANDS, helpOf, helpText, isCommand, usageOf } from "./table.ts";
import { BadSetting } from "../platform/env.ts";
import { describeRelease } from "../platform/release.ts";
import { failStart } from "../start/fail-start.ts";

/** `portal COMMAND`: what the executable does, and `bun run portal` from a checkout. */
async function runCommand([name = "--help", ...args]: readonly string[]): Promise<void> {
  if (name === "--version" || name === "-v") await sayVersion();
  else if (name === "--help" || name === "-h" || name === "help") process.stdout.write(helpText());
  else if (isCommand(name)) {
    if (args.some((arg) => arg === "--help" || arg === "-h")) return void process.stdout.write(helpOf(name));
    const { run } = await COMMANDS[name].read();
    await run(args, usageOf(name));
  } else throw new BadSetting(`There is no command ${name}\n\n${helpText().trimEnd()}`);
}

async function sayVersion(): Promise<void> {
  const { knownMigrations } = await import("#db/known-migrations.ts");
  process.stdout.write(`${describeRelease()}\ndatabase version ${knownMigrations().length}\n`);
}

runCommand(process.argv.slice(2)).catch(failStart);
