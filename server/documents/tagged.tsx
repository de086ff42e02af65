import { View, type ViewProps } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Branch, Leaf, Tag } from "./print/structure.ts";

type Place = Pick<ViewProps, "wrap" | "fixed" | "break" | "minPresenceAhead">;

type TaggedProps = Place & {
  /** The part's name in the outline of a PDF viewer. */
  bookmark?: string;
  as: Leaf | Branch;
  alt?: string | undefined;
  style?: ViewProps["style"];
  children: ReactNode;
};

/**
 * A part of a tagged PDF for screen readers: a leaf holds text or a figure, a branch other parts. A part that is
 * repeated on the next page is announced once.
 */
export function Tagged({ as, alt, children, ...place }: TaggedProps) {
  return (
    <View {...place} {...tagged(as, alt)}>
      {children}
    </View>
  );
}

/** For a part that is a single element of react-pdf's: it keeps what it does not know, and hands it to `withStructure`. */
export function tagged(as: Leaf | Branch, alt?: string): object {
  return { tag: { as, alt } satisfies Tag };
}
