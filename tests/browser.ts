import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Where the systems we know keep a Chromium that Playwright can drive. The one without windows first: it takes a third
 * less of the machine for the same journeys.
 */
const USUAL_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Inside one of Playwright's own downloads, by system. */
const PLAYWRIGHT_BINARIES = [
  "chrome-linux64/chrome",
  "chrome-linux/chrome",
  "chrome-headless-shell-linux64/chrome-headless-shell",
  "chrome-linux/headless_shell",
  "chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing",
  "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
];

/** A browser without a sandbox of its own, a screen or errands: this machine is all it sees. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No spare renderer is begun beside each page, which would be a sixth of what a page costs.
  "--renderer-process-limit=1",
];

/** What the journeys need that this machine lacks, in one sentence. */
class BrowserMissing extends Error {}

/** The browser named by CHROMIUM_PATH, else the system's, else one that Playwright downloaded earlier. */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new BrowserMissing(`CHROMIUM_PATH is ${named}, and there is no file of that name.`);
  }
  return [...USUAL_PATHS, ...playwrightDownloads()].find((path) => existsSync(path));
}

function playwrightDownloads(): string[] {
  const cache =
    process.env["PLAYWRIGHT_BROWSERS_PATH"] ??
    join(homedir(), process.platform === "darwin" ? "Library/Caches" : ".cache", "ms-playwright");
  if (!existsSync(cache)) return [];
  const builds = readdirSync(cache).filter((name) => name.startsWith("chromium"));
  return builds.flatMap((build) => PLAYWRIGHT_BINARIES.map((binary) => join(cache, build, binary)));
}

/**
 * Finds a browser, on a Debian of our own the one without windows; throws `BrowserMissing` saying what to install
 * otherwise.
 */
export function provideBrowser(): string {
  const [lightest = ""] = USUAL_PATHS;
  if (isOurDebian() && !process.env["CHROMIUM_PATH"] && !existsSync(lightest)) installDebianChromium();
  const found = findBrowser();
  if (found) return found;
  throw new BrowserMissing(
    "The journeys need a Chromium: install one (on Debian as root: apt-get install chromium) or name it in CHROMIUM_PATH.",
  );
}

/** Older releases have none without windows; a browser that is there already is enough where nothing can be fetched. */
function installDebianChromium(): void {
  console.log("Installing Debian's Chromium without windows.");
  if (apt("install", "-y", "chromium-headless-shell") || findBrowser()) return;
  apt("update");
  if (!apt("install", "-y", "chromium-headless-shell")) apt("install", "-y", "chromium");
}

/** Where we may install what is missing. */
export function isOurDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}

export function apt(...command: string[]): boolean {
  const { success } = Bun.spawnSync(["apt-get", "-q", ...command], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdin: "ignore",
    stdout: "inherit",
    stderr: "inherit",
  });
  return success;
}
