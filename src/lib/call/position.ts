/**
 * How far the changes had come when this page made its first call: its stream is to begin there, so that nothing is
 * missed between what a page read and the moment it began to listen.
 */
let first: string | undefined;

export function notePosition(position: string | null): void {
  first ??= position ?? undefined;
}

export function firstPosition(): string | undefined {
  return first;
}
