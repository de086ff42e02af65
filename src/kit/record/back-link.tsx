import { createLink, type LinkComponent } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { useListPlaces } from "#src/lib/kept/list-places.ts";

type Plain = LinkComponent<typeof Anchor>;

function Anchor({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} className="link inline-flex items-center gap-1.5 text-sm">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}

const PlainLink = createLink(Anchor);

/** The way back from a record to where it is listed, as the list was left; takes what a Link takes. */
export const BackLink: Plain = function BackLink(link: Record<string, unknown>) {
  const left = useListPlaces()(String(link["to"]));
  // What a list's address asks, the list has written itself.
  return <PlainLink {...({ search: left, ...link } as ComponentProps<typeof PlainLink>)} />;
} as Plain;
