/**
 * Waits for a thing, however long this machine takes for it: a test that waits for seconds fails where they are not
 * enough. What never comes is ended by the guard against hanging tests (setup.ts).
 */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await Bun.sleep(5);
}
