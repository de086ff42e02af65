import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Our display sizes are font sizes, so that a later `text-*` or `display-*` wins over an earlier one. */
const merge = extendTailwindMerge({
  extend: { classGroups: { "font-size": ["display-1", "display-2", "display-3", "display-4", "display-5"] } },
});

/** Joins class names; of two that say the same thing the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
