import { kindOf } from "#domain/files/kind.ts";

/** What may be shown inside the browser, under a policy that lets nothing in it run (decisions.md 8, S53). */
export function mayShowInline(type: string): boolean {
  return kindOf(type) === "image" || type === "application/pdf";
}
