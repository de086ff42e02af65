import { createLink } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";

/** The way back from a record to where it is listed; takes what a Link takes. */
export const BackLink = createLink(function BackLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} className="link inline-flex items-center gap-1.5 text-sm">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
});
