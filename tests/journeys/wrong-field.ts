import type { Locator } from "@playwright/test";
import { expectSeen } from "./seen.ts";
import { expect } from "./server.ts";

/** A field says this sentence where a person reads it, is marked as wrong and still holds what was typed. */
export async function expectComplaint(field: Locator, sentence: string, typed?: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escape(sentence)));
  const [error = ""] = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
  await expectSeen(field.page().locator(`[id="${error}"]`).getByText(sentence));
  if (typed === undefined) return;
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
