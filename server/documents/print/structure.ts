/** What a part of a paper is to who listens. A leaf holds text or a figure, a branch other parts. */
export type Leaf = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "Figure" | "TH" | "TD";
export type Branch = "Sect" | "L" | "LI" | "Table" | "TR";
export type Tag = { as: Leaf | Branch; alt?: string | undefined };

const BRANCHES: ReadonlySet<Leaf | Branch> = new Set(["Sect", "L", "LI", "Table", "TR"]);

/** What react-pdf made of an element, laid out. */
export type Placed = {
  type: string;
  props?: { tag?: Tag; fixed?: boolean; paint?: () => null };
  style?: { backgroundColor?: string };
  box?: Record<string, number>;
  children?: Placed[];
};

type Content = object;
type Element = { add: (child: Element | Content) => void; end: () => void };
/** The part of pdfkit that handles tags. */
export type TaggedPdf = {
  struct: (type: string, options: { alt?: string; scope?: "Column" }) => Element;
  addStructure: (element: Element) => void;
  markStructureContent: (type: string) => Content;
  markContent: (type: "Artifact") => void;
  endMarkedContent: () => void;
};

type Deed = () => void;
/** In what is repeated on further pages: said the first time, and decoration from then on. */
type Telling = "told" | "toldOnce" | "silent";

/**
 * The pages of a laid-out document with what writes their structure tree, for screen readers: react-pdf knows no tags,
 * but a canvas among its parts is heard when it is drawn. They are put in after the layout, which would else measure
 * and place two of them for every word. At every moment of a page exactly one content is open: a part's, or what is
 * said to be mere decoration.
 */
export function withStructure(pages: readonly Placed[], pdf: TaggedPdf): Placed[] {
  const marks = openMarks(pdf);
  const pieces = new Map<Tag, number>();
  for (const page of pages) countPieces(page, pieces);
  const begun = new Map<Tag, number>();
  let waiting: Deed[] = [];

  /** What nothing is drawn between is one mark. */
  function settle(): Placed[] {
    const deeds = waiting;
    waiting = [];
    return deeds.length === 0 ? [] : [markOf(deeds)];
  }

  function place(node: Placed, telling: Telling): Placed[] {
    const tag = node.props?.tag;
    const before = isContainer(node) && isDrawn(node) ? settle() : [];
    const within = node.props?.fixed === true ? onceOr(tag, telling) : telling;
    if (!tag || within === "silent") return [...before, ...placeInside(node, within)];
    const piece = (begun.get(tag) ?? 0) + 1;
    begun.set(tag, piece);
    waiting.push(() => marks.begin(tag));
    const placed = placeInside(node, within);
    waiting.push(() => marks.end(tag, within === "toldOnce" || piece === pieces.get(tag)));
    return [...before, ...placed];
  }

  function onceOr(tag: Tag | undefined, telling: Telling): Telling {
    return telling === "silent" || (tag && begun.has(tag)) ? "silent" : "toldOnce";
  }

  function placeInside(node: Placed, telling: Telling): Placed[] {
    if (!isContainer(node)) return [...settle(), node];
    const children = node.children?.flatMap((child) => place(child, telling));
    return [children ? { ...node, children } : node];
  }

  return pages.map((page) => {
    waiting.push(marks.decorate);
    const children = (page.children ?? []).flatMap((child) => place(child, "told"));
    return { ...page, children: [...children, ...settle()] };
  });
}

function countPieces({ props, children = [] }: Placed, pieces: Map<Tag, number>): void {
  if (props?.tag) pieces.set(props.tag, (pieces.get(props.tag) ?? 0) + 1);
  for (const child of children) countPieces(child, pieces);
}

/** What holds parts, and may have a ground or lines of its own. */
function isContainer({ type }: Placed): boolean {
  return type === "VIEW" || type === "LINK";
}

function isDrawn({ type, style, box = {} }: Placed): boolean {
  return (
    type === "LINK" ||
    style?.backgroundColor !== undefined ||
    ["Top", "Right", "Bottom", "Left"].some((side) => (box[`border${side}Width`] ?? 0) > 0)
  );
}

function markOf(deeds: readonly Deed[]): Placed {
  return {
    type: "CANVAS",
    props: {
      paint: () => {
        for (const deed of deeds) deed();
        return null;
      },
    },
    style: {},
    box: { top: 0, left: 0, width: 1, height: 1 },
    children: [],
  };
}

/** What is written while the pages are drawn. */
function openMarks(pdf: TaggedPdf) {
  const root = pdf.struct("Document", {});
  pdf.addStructure(root);
  const open: Element[] = [root];
  const elements = new Map<Tag, Element>();

  function elementOf(tag: Tag): Element {
    const known = elements.get(tag);
    if (known) return known;
    const element = pdf.struct(tag.as, {
      ...(tag.alt ? { alt: tag.alt } : {}),
      ...(tag.as === "TH" ? { scope: "Column" } : {}),
    });
    open.at(-1)?.add(element);
    elements.set(tag, element);
    return element;
  }

  return {
    /** Begins a page, where pdfkit has closed what was open. */
    decorate: () => pdf.markContent("Artifact"),

    /** A part, or its next piece on a further page. */
    begin(tag: Tag): void {
      const element = elementOf(tag);
      if (BRANCHES.has(tag.as)) {
        open.push(element);
        return;
      }
      pdf.endMarkedContent();
      element.add(pdf.markStructureContent(tag.as));
    },

    end(tag: Tag, isWhole: boolean): void {
      if (BRANCHES.has(tag.as)) {
        open.pop();
        return;
      }
      if (isWhole) elementOf(tag).end();
      pdf.endMarkedContent();
      pdf.markContent("Artifact");
    },
  };
}
