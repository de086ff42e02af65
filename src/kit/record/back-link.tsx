import { createLink, type LinkComponent } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { useListPlaces } from "#src/lib/kept/list-places.ts";

type Plain = LinkComponent<typeof Anchor>;

function Anchor({ children, ...link }: ComponentProps<"a">) {
  return (
    <a {...link} data-no-print className="link inline-flex items-center gap-1.5 text-sm">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}

const PlainLink = createLink(Anchor);

/** A link to the list as it was left; takes the props of a Link. */
export const BackLink: Plain = function BackLink(link: Record<string, unknown>) {
  const left = useListPlaces()(String(link["to"]));
  // A page below the list is not the list: nothing is current. What was left was written by the list itself.
  return (
    <PlainLink
      {...({ search: left, activeOptions: { exact: true }, ...link } as ComponentProps<typeof PlainLink>)}
    />
  );
} as Plain;
