import { expect, test } from "bun:test";
import { type Placed, type TaggedPdf, withStructure } from "#server/documents/print/structure.ts";

/** What a reader is told, part by part, of pages whose texts are strings. */
function told(pages: readonly Placed[]): string[] {
  type Part = { type: string; texts: string[]; add: (child: object) => void; end: () => void };
  const parts: Part[] = [];
  let heard: string[] | undefined;
  const pdf: TaggedPdf = {
    struct(type) {
      const part: Part = {
        type,
        texts: [],
        add: (child) => {
          if ("words" in child) heard = part.texts;
        },
        end: () => {},
      };
      parts.push(part);
      return part;
    },
    addStructure: () => {},
    markStructureContent: () => ({ words: true }),
    markContent: () => {
      heard = undefined;
    },
    endMarkedContent: () => {
      heard = undefined;
    },
  };
  const draw = ({ type, props, children = [] }: Placed): void => {
    props?.paint?.();
    if (type.startsWith("text ")) heard?.push(type.slice(5));
    for (const child of children) draw(child);
  };
  for (const page of withStructure(pages, pdf)) {
    heard = undefined;
    draw(page);
  }
  return parts.map(({ type, texts }) => [type, ...texts].join(" "));
}

const text = (words: string): Placed => ({ type: `text ${words}` });

test("what stands side by side and goes over a page is two parts, each with its own words", () => {
  const [left, right] = [{ as: "TD" }, { as: "TD" }] as const;
  const page = (one: string, other: string): Placed => ({
    type: "PAGE",
    children: [
      { type: "VIEW", props: { tag: left }, children: [text(one)] },
      { type: "VIEW", props: { tag: right }, children: [text(other)] },
      text("1/2"),
    ],
  });
  expect(told([page("one", "other"), page("goes on", "too")])).toEqual([
    "Document",
    "TD one goes on",
    "TD other too",
  ]);
});

test("what is repeated is said once, with all that is in it", () => {
  const [row, head] = [{ as: "TR" }, { as: "TH" }] as const;
  const page: Placed = {
    type: "PAGE",
    children: [
      {
        type: "VIEW",
        props: { tag: row, fixed: true },
        children: [{ ...text("Item"), props: { tag: head } }],
      },
    ],
  };
  expect(told([page, page])).toEqual(["Document", "TR", "TH Item"]);
});
