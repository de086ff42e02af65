import { Link, Page, View } from "@react-pdf/renderer";
import type { ComponentProps, ReactNode } from "react";
import { PALETTE } from "#domain/site/palette.ts";
import type { BrochureData } from "./brochure-data.ts";
import { MARGIN, placed, SHEET, brochureStyles, type } from "./brochure-styles.ts";
import { Tagged } from "./tagged.tsx";
import { Text } from "./text.tsx";
import type { BrochureWords } from "./words.ts";

export type BrochurePart = { data: BrochureData; words: BrochureWords };
type Style = ComponentProps<typeof View>["style"];

/** The grounds a page may have, with the colours of what stands on them. */
export const SURFACES = {
  paper: { ground: PALETTE.paper, text: PALETTE.ink, quiet: PALETTE.quiet, line: PALETTE.line2 },
  sand: { ground: PALETTE.paper3, text: PALETTE.ink, quiet: PALETTE.stillInk, line: PALETTE.line2 },
  forest: { ground: PALETTE.forest, text: PALETTE.paper2, quiet: PALETTE.mist, line: PALETTE.forestLine },
  river: { ground: PALETTE.river, text: PALETTE.paper2, quiet: PALETTE.mist, line: PALETTE.riverLine },
} as const;
type Surface = keyof typeof SURFACES;

type SheetProps = BrochurePart & {
  surface: Surface;
  /** What the page is called in the reader's list of pages. */
  name: string;
  /** The page's number; the outer pages have none. */
  number?: number;
  /** Where the foot stands on another ground than the rest of the page, or ends before the right margin. */
  footOn?: Surface;
  footEnd?: number;
  children: ReactNode;
};

export function BrochureSheet({ data, words, surface, name, number, children, ...foot }: SheetProps) {
  const { ground, text } = SURFACES[surface];
  const { zone, event } = data;
  const { line, quiet } = SURFACES[foot.footOn ?? surface];
  return (
    <Page
      size="A4"
      orientation="landscape"
      wrap={false}
      style={brochureStyles.page}
      bookmark={{ title: name, fit: true }}
    >
      <View style={[brochureStyles.sheet, { color: text }]}>
        <Ground colour={ground} top={0} />
        {children}
        {number !== undefined && (
          <View
            style={[
              brochureStyles.foot,
              { right: foot.footEnd ?? MARGIN, borderTopColor: line, color: quiet },
            ]}
          >
            <Text style={oneLine}>{words.brochure.running({ zone, event })}</Text>
            <Text>{number}</Text>
          </View>
        )}
      </View>
    </Page>
  );
}

/** Names can be long; a running line is none the worse for being cut. */
export const oneLine = { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: "ellipsis" } as const;

/** A ground from a height of the page to its end; it runs a little over the edges, so that none shines through. */
export function Ground({ colour, top, left = 0 }: { colour: string; top: number; left?: number }) {
  const over = 3;
  return (
    <View
      style={[
        placed(left === 0 ? -over : left, top === 0 ? -over : top),
        {
          width: SHEET.width - left + 2 * over,
          height: SHEET.height - top + 2 * over,
          backgroundColor: colour,
        },
      ]}
    />
  );
}

type WordsProps = {
  as?: "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD";
  style?: Style;
  box?: Style;
  /** What is longer ends with an ellipsis: for words that the team writes. */
  lines?: number;
  children: string;
};

/** A text that reads as what it is. */
export function Words({ as = "P", style, box, lines, children }: WordsProps) {
  return (
    <Tagged as={as} style={box}>
      <Text style={lines ? [{ maxLines: lines, textOverflow: "ellipsis" }, ...[style ?? []].flat()] : style}>
        {keepEndTogether(children)}
      </Text>
    </Tagged>
  );
}

/**
 * Glues the last words until they make an end of some length, so that no last line holds a single short one; a short
 * word (an article, an "and") goes with what follows it.
 */
function keepEndTogether(text: string): string {
  const words = text.split(" ");
  const enough = text.length > 36 ? 14 : 7;
  let end = words.pop() ?? "";
  for (let before = words.at(-1); before !== undefined; before = words.at(-1)) {
    const isShort = before.length === 1 || (before.length < 4 && before.length + end.length < 15);
    if (end.length >= enough && !isShort) break;
    end = `${words.pop()}\u00A0${end}`;
  }
  return [...words, end].join(" ");
}

/** An address as a link, without its protocol; a long address is set smaller, never broken. */
export function Address({ to, style }: { to: string; style?: Style }) {
  const shown = to.replace(/^https?:\/\//, "").replace(/\/$/, "");
  return (
    <Tagged as="P">
      <Link
        src={to.includes("@") ? `mailto:${to}` : to}
        style={[
          { textDecoration: "none" },
          ...[style ?? []].flat(),
          shown.length > 40 ? { fontSize: 7.5 } : {},
        ]}
      >
        {shown}
      </Link>
    </Tagged>
  );
}

type HeadingProps = { title: string; lead?: string; width: number; surface?: Surface };

/** The title of a page, with what leads into it beside it. */
export function BrochureHeading({ title, lead, width, surface = "paper" }: HeadingProps) {
  return (
    <>
      <Words as="H2" style={type.page} box={[placed(MARGIN, 46), { width }]}>
        {title}
      </Words>
      {lead !== undefined && (
        <Words
          style={[type.text, { color: SURFACES[surface].quiet, fontSize: 10.5 }]}
          box={[placed(MARGIN + width + 40, 55), { right: MARGIN }]}
        >
          {lead}
        </Words>
      )}
    </>
  );
}
