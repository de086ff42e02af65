import { cn } from "#src/components/cn.ts";

/** What an exhibitor asked for with a custom service, as it was written. */
export function AskedFor({ description, className }: { description: string; className?: string }) {
  return <p className={cn("max-w-[70ch] wrap-anywhere whitespace-pre-line", className)}>{description}</p>;
}
