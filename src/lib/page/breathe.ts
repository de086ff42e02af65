/** Lets pending browser work, such as a click, run first. */
export function breathe(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
