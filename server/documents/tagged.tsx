import { Canvas, StyleSheet, View } from "@react-pdf/renderer";
import { createContext, use, useState, type ComponentProps, type ReactNode } from "react";

/**
 * The structure tree of a tagged PDF, for screen readers. pdfkit can write it, but react-pdf does not expose that:
 * empty canvases before and after a part reach pdfkit when the part is drawn. At every moment of a page exactly one
 * content is open: a part's, or what is said to be mere decoration.
 */
type Leaf = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "Figure" | "TH" | "TD";
type Branch = "Sect" | "L" | "LI" | "Table" | "TR";

const BRANCHES: ReadonlySet<Leaf | Branch> = new Set(["Sect", "L", "LI", "Table", "TR"]);

type Content = object;
type Pdf = {
  struct: (type: string, options: { alt?: string; scope?: "Column" }) => Element;
  addStructure: (element: Element) => void;
  markStructureContent: (type: string) => Content;
  markContent: (type: "Artifact") => void;
  endMarkedContent: () => void;
  getMarkInfoDictionary: () => { data: { Marked?: boolean } };
};
type Element = { document: Pdf; add: (child: Element | Content) => void; end: () => void };
type Painter = { text: (text: string, x: number, y: number, options: object) => void };

/** `open`: the open parts, outermost first; `leaf`: the one that holds text now, over as many pages as it takes. */
type Structure = { pdf?: Pdf; open: Element[]; leaf?: { type: Leaf; element: Element } | undefined };
const StructureContext = createContext<Structure>({ open: [] });

const styles = StyleSheet.create({
  nowhere: { position: "absolute", top: 0, left: 0, width: 1, height: 1 },
  inFlow: { width: 1, height: 0.01 },
});

export function TaggedDocument({ children }: { children: ReactNode }) {
  const [structure] = useState<Structure>(() => ({ open: [] }));
  return <StructureContext value={structure}>{children}</StructureContext>;
}

type Style = ComponentProps<typeof View>["style"];

/** Around a whole page that does not wrap. */
export function TaggedPage({ style, children }: { style?: Style; children: ReactNode }) {
  return (
    <View style={style}>
      <PageStart />
      {children}
    </View>
  );
}

function PageStart() {
  return usePageMarks().start;
}

/**
 * For what frames every page of a paper, where no hooks may be called. `start` stands first on the page: what began on
 * the page before goes on. What stands after `decoration` is not read out.
 */
export function usePageMarks() {
  const structure = use(StructureContext);
  return {
    start: <Mark at={(painter) => startPage(structure, painter)} />,
    decoration: <Mark at={() => interrupt(structure)} />,
  };
}

type Place = Pick<ComponentProps<typeof View>, "wrap" | "fixed" | "break" | "minPresenceAhead">;

type TaggedProps = Place & {
  /** In the reader's list of what stands where. */
  bookmark?: string;
  as: Leaf | Branch;
  alt?: string | undefined;
  style?: Style;
  children: ReactNode;
};

/** A leaf holds text or a figure, a branch other parts. One that is drawn again on the next page is said once. */
export function Tagged({ as, alt, style, children, ...place }: TaggedProps) {
  const structure = use(StructureContext);
  const [said] = useState<Said>(() => ({ times: 0 }));
  return (
    <View style={style} {...place}>
      <Mark at={() => begin(structure, said, as, alt)} isInFlow={!isRow(style)} />
      {children}
      <Mark at={() => end(structure, said, as)} isInFlow={!isRow(style)} />
    </View>
  );
}

/** How often a part was drawn. */
type Said = { times: number };

function begin(structure: Structure, said: Said, as: Leaf | Branch, alt?: string): void {
  said.times += 1;
  if (said.times > 1) interrupt(structure);
  else if (isBranch(as)) openBranch(structure, as);
  else openLeaf(structure, as, alt);
}

function end(structure: Structure, said: Said, as: Leaf | Branch): void {
  if (said.times > 1) resume(structure);
  else if (isBranch(as)) structure.open.pop();
  else closeLeaf(structure);
}

function isBranch(type: Leaf | Branch): type is Branch {
  return BRANCHES.has(type);
}

/** Between what stands side by side, a part without width would still take a gap. */
function isRow(style: Style): boolean {
  const all = [style].flat(5) as { flexDirection?: string }[];
  return all.some((one) => one?.flexDirection === "row");
}

/** In the flow it goes to the next page with what follows, never without it. */
function Mark({ at, isInFlow = false }: { at: (painter: Painter) => unknown; isInFlow?: boolean }) {
  return (
    <Canvas
      style={isInFlow ? styles.inFlow : styles.nowhere}
      {...(isInFlow ? { minPresenceAhead: 1 } : {})}
      paint={(painter: Painter) => {
        at(painter);
        return null;
      }}
    />
  );
}

function startPage(structure: Structure, painter: Painter): void {
  structure.pdf ??= openStructure(structure, painter);
  goOn(structure);
}

/**
 * Finds pdfkit's document: text may be given a parent in the tree, and the element that pdfkit passes to it knows the
 * document. The text is empty and stays as an element without meaning.
 */
function openStructure(structure: Structure, painter: Painter): Pdf {
  const found: Element[] = [];
  const structParent = { add: (element: Element) => found.push(element) };
  painter.text("", 0, 0, { lineBreak: false, structType: "NonStruct", structParent });
  const [element] = found;
  if (!element) throw new Error("pdfkit no longer hands out the elements of its text.");
  const pdf = element.document;
  pdf.endMarkedContent();
  pdf.getMarkInfoDictionary().data.Marked = true;
  const root = pdf.struct("Document", {});
  pdf.addStructure(root);
  root.add(element);
  structure.open = [root];
  return pdf;
}

function openBranch({ pdf, open }: Structure, type: Branch): void {
  const element = pdf?.struct(type, {});
  if (!element) return;
  open.at(-1)?.add(element);
  open.push(element);
}

function openLeaf(structure: Structure, type: Leaf, alt?: string): void {
  const { pdf, open } = structure;
  if (!pdf) return;
  const element = pdf.struct(type, {
    ...(alt ? { alt } : {}),
    ...(type === "TH" ? { scope: "Column" } : {}),
  });
  open.at(-1)?.add(element);
  structure.leaf?.element.end();
  structure.leaf = { type, element };
  pdf.endMarkedContent();
  goOn(structure);
}

function closeLeaf(structure: Structure): void {
  structure.leaf?.element.end();
  structure.leaf = undefined;
  interrupt(structure);
}

function interrupt({ pdf }: Structure): void {
  pdf?.endMarkedContent();
  pdf?.markContent("Artifact");
}

function resume(structure: Structure): void {
  structure.pdf?.endMarkedContent();
  goOn(structure);
}

/** Nothing is open. */
function goOn({ pdf, leaf }: Structure): void {
  if (!pdf) return;
  if (leaf) leaf.element.add(pdf.markStructureContent(leaf.type));
  else pdf.markContent("Artifact");
}
