import { remaining } from "#domain/submissions/window.ts";

/** Whole days from now until the window closes; 0 on its last day. The server's and the reader's clock may differ. */
export function daysLeft(closes: string): number {
  return remaining(new Date(), { opens: new Date(0).toISOString(), closes })?.days ?? 0;
}
