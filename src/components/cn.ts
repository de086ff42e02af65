import { clsx, type ClassValue } from "clsx";

/**
 * Joins class names. It does not weigh them: of two that say the same thing the style sheet decides, so a component
 * offers a variant for what its callers may change, and `className` only adds.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
