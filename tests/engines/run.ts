import { apt, isOurDebian } from "../browser.ts";
import { findFirefox, findWebKit } from "./find.ts";

/**
 * `bun run test:engines`: the way from the interest to the contract, and the wizard by keyboard, in Firefox and in
 * WebKit, the engine of Safari. On a Debian of our own they are installed; where one is missing that is said, and the
 * run goes on without it.
 */
const bun = process.execPath;
const ENGINES = [
  {
    name: "Firefox",
    isThere: () => findFirefox() !== undefined,
    packages: ["firefox-esr"],
    command: [bun, "--bun", "x", "playwright", "test", "--project=firefox", "--workers=1"],
  },
  {
    name: "WebKit",
    isThere: () => findWebKit() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
    command: [bun, "test", "./tests/engines/webkit.long.ts"],
  },
];

let failed = 0;
for (const { name, isThere, packages, command } of ENGINES) {
  if (!isThere() && isOurDebian()) install(packages);
  if (!isThere()) {
    console.log(`${name} was not tried: it is not installed here (Debian: ${packages.join(", ")}).`);
    continue;
  }
  console.log(`\n${name}`);
  const tried = Bun.spawn(command, { stdio: ["inherit", "inherit", "inherit"] });
  failed += (await tried.exited) === 0 ? 0 : 1;
}
process.exit(failed);

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(", ")}.`);
  if (apt("install", "-y", ...packages)) return;
  apt("update");
  apt("install", "-y", ...packages);
}
