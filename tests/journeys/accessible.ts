import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./patience.ts";

/**
 * axe finds nothing on the screen, or in the part of it that is named: a dialog over what was tried before. It stays in
 * its page: to bring it anew costs ten times what it does there.
 */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  expect.soft(await page.evaluate(findViolations, part), screen).toEqual([]);
}

/** Runs in the page. */
async function findViolations(part: string | undefined): Promise<string[]> {
  const { axe: own } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await own.run(part ?? document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
