import { Canvas, StyleSheet, View } from "@react-pdf/renderer";
import { createContext, use, useState, type ComponentProps, type ReactNode } from "react";

/**
 * The structure tree of a tagged PDF, for screen readers. pdfkit can write it, but react-pdf does not expose that:
 * empty canvases before and after a part reach pdfkit when the part is drawn.
 */
type Leaf = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "Figure";
type Branch = "Sect" | "L" | "LI";

type Pdf = {
  struct: (type: string, options: { alt?: string }, children?: unknown[]) => Element;
  addStructure: (element: Element) => void;
  markStructureContent: (type: string) => unknown;
  markContent: (type: "Artifact") => void;
  endMarkedContent: () => void;
  getMarkInfoDictionary: () => { data: { Marked?: boolean } };
};
type Element = { document: Pdf; add: (child: Element) => void };
type Painter = { text: (text: string, x: number, y: number, options: object) => void };

/** `open`: the open parts, outermost first. */
type Structure = { pdf?: Pdf; open: Element[] };
const StructureContext = createContext<Structure>({ open: [] });

const styles = StyleSheet.create({ nowhere: { position: "absolute", top: 0, left: 0, width: 1, height: 1 } });

export function TaggedDocument({ children }: { children: ReactNode }) {
  const [structure] = useState<Structure>(() => ({ open: [] }));
  return <StructureContext value={structure}>{children}</StructureContext>;
}

type TaggedPageProps = { style?: ComponentProps<typeof View>["style"]; children: ReactNode };

/** Around a whole page. */
export function TaggedPage({ style, children }: TaggedPageProps) {
  const structure = use(StructureContext);
  return (
    <View style={style}>
      <Mark at={(painter) => openPage(structure, painter)} />
      {children}
      <Mark at={() => structure.pdf?.endMarkedContent()} />
    </View>
  );
}

type TaggedProps = {
  as: Leaf | Branch;
  alt?: string;
  style?: ComponentProps<typeof View>["style"];
  children: ReactNode;
};

/** A leaf holds text or a figure, a branch other parts. */
export function Tagged({ as, alt, style, children }: TaggedProps) {
  const structure = use(StructureContext);
  const isBranch = as === "Sect" || as === "L" || as === "LI";
  return (
    <View style={style}>
      <Mark at={() => (isBranch ? openBranch(structure, as) : openLeaf(structure, as, alt))} />
      {children}
      <Mark at={() => (isBranch ? structure.open.pop() : closeLeaf(structure))} />
    </View>
  );
}

function Mark({ at }: { at: (painter: Painter) => unknown }) {
  return (
    <Canvas
      style={styles.nowhere}
      paint={(painter: Painter) => {
        at(painter);
        return null;
      }}
    />
  );
}

function openPage(structure: Structure, painter: Painter): void {
  structure.pdf ??= openStructure(structure, painter);
  structure.pdf.markContent("Artifact");
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

function openLeaf({ pdf, open }: Structure, type: Leaf, alt?: string): void {
  if (!pdf) return;
  pdf.endMarkedContent();
  open.at(-1)?.add(pdf.struct(type, alt ? { alt } : {}, [pdf.markStructureContent(type)]));
}

function closeLeaf({ pdf }: Structure): void {
  pdf?.endMarkedContent();
  pdf?.markContent("Artifact");
}
