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
];

/** What the journeys need that this machine lacks, in one sentence. */
export class BrowserMissing extends Error {}

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

/** Finds a browser, or installs Debian's when we may; throws `BrowserMissing` saying what to install otherwise. */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) installDebianChromium();
  const installed = findBrowser();
  if (installed) return installed;
  throw new BrowserMissing(
    "The journeys need a Chromium: install one (on Debian as root: apt-get install chromium) or name it in CHROMIUM_PATH.",
  );
}

function installDebianChromium(): void {
  console.log("No browser found: installing Debian's Chromium.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const commands = [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "chromium"],
    // Older releases have none of its own.
    ["apt-get", "install", "-y", "chromium-headless-shell"],
  ];
  for (const command of commands) {
    const { exitCode } = Bun.spawnSync(command, {
      env,
      stdin: "ignore",
      stdout: "inherit",
      stderr: "inherit",
    });
    if (exitCode !== 0) return;
  }
}
