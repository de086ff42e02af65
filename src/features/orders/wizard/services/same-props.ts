/**
 * For memo(): whether nothing to draw has changed, where a list counts as the same when its members are. The lines of
 * an item are picked out again with each key, the lines themselves stay who they are.
 */
export function hasSameProps<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.every((name) => isSame(before[name], after[name]));
}

function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((member, at) => Object.is(member, after[at]));
}
