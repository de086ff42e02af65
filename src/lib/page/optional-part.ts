import { lazy, type ComponentType } from "react";

/** A part fetched on demand; when it cannot be fetched, nothing is shown and the page stays. */
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
