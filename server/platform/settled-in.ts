/** Whether it is done, in whatever way, within so long; it goes on all the same. */
export async function isSettledIn(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const timer = setTimeout(() => late.resolve(false), ms);
  const settled = work.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, late.promise]);
  clearTimeout(timer);
  return isSettled;
}
