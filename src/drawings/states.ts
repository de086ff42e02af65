import type { Drawing } from "./shape.ts";

/**
 * A drawing's states by the part of its address that names each, with the classes of the groups that are seen in it;
 * an address without a name shows the state `unsaid`.
 */
export function drawingStates(
  states: Readonly<Record<string, readonly string[]>>,
  unsaid: string,
): NonNullable<Drawing["states"]> {
  const targets = Object.keys(states);
  const first = states[unsaid] ?? [];
  const classes = [...new Set(Object.values(states).flat())];
  const when = (name: string, isSeen: boolean) =>
    targets
      .filter((target) => states[target]?.includes(name) === isSeen)
      .map((target) => `#${target}:target~g .${name}`);
  const shown = classes.flatMap((name) => (first.includes(name) ? [] : when(name, true)));
  const hidden = classes.flatMap((name) => (first.includes(name) ? when(name, false) : [`.${name}`]));
  const rule = (selectors: readonly string[], display: string) =>
    selectors.length > 0 ? `${selectors.join()}{display:${display}}` : "";
  return { targets, style: `${rule(hidden, "none")}${rule(shown, "inline")}` };
}
