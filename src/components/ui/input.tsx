import type { ComponentProps } from "react";
import { cn } from "#src/components/cn.ts";

/** One line of text: `<FormField label="…">{(control) => <Input {...control} {...field} />}</FormField>`. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cn("control", className)} {...rest} />;
}
