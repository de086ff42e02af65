/** Lets the browser do what waits, a reader's click for one, before more work is begun. */
export function breathe(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
