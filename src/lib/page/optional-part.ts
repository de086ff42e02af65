import { lazy, type ComponentType } from "react";

/**
 * A part the page can do without, fetched on demand. When it cannot be fetched nothing stands in its place: a lost
 * connection must not take the page, and what was typed on it, away.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}
