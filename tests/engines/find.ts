import { existsSync } from "node:fs";

/** The engines beside Chromium that `bun run test:engines` tries the portal in, and where systems keep them. */

const FIREFOX_PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_BROWSERS = [
  "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
];
/** WebKit's browser opens a window, so it needs a screen, if only a painted one. */
const SCREEN = "/usr/bin/Xvfb";

/** The way from the interest to the contract, and the wizard by keyboard alone. */
export const ENGINE_JOURNEYS = ["chain.journey.ts", "services-keyboard.journey.ts"];

/** A test reads what a button copied without asking anybody. */
export const FIREFOX_PREFERENCES = { "dom.events.testing.asyncClipboard": true };

export function findFirefox(): string | undefined {
  const named = process.env["FIREFOX_PATH"];
  return named || FIREFOX_PATHS.find((path) => existsSync(path));
}

/** WebKit with the program that speaks WebDriver for it and the screen it draws on. */
export type WebKit = { driver: string; browser: string; screen: string };

export function findWebKit(): WebKit | undefined {
  const browser = WEBKIT_BROWSERS.find((path) => existsSync(path));
  if (!browser || !existsSync(WEBKIT_DRIVER) || !existsSync(SCREEN)) return undefined;
  return { driver: WEBKIT_DRIVER, browser, screen: SCREEN };
}
