/**
 * How far changes had come at this page's first call: its stream begins there, so that nothing is missed in between.
 */
let first: string | undefined;

export function notePosition(position: string | null): void {
  first ??= position ?? undefined;
}

export function firstPosition(): string | undefined {
  return first;
}
