import { describe, expect, test } from "bun:test";
import { readBlocks, readSpans } from "#src/features/privacy/blocks.ts";

describe("a text of the policy", () => {
  test("is paragraphs, headings, lists and rows of facts, whatever their indentation", () => {
    const text = `
      First line
      and its second.

      ## A heading

      - one
      - two

      | Orders | 6 months |
      | Code | 10 minutes | once |`;
    expect(readBlocks(text)).toEqual([
      { kind: "paragraph", text: "First line and its second." },
      { kind: "heading", text: "A heading" },
      { kind: "list", items: ["one", "two"] },
      {
        kind: "facts",
        rows: [
          ["Orders", "6 months"],
          ["Code", "10 minutes", "once"],
        ],
      },
    ]);
  });

  test("keeps an article with its number", () => {
    const text = "LGPD, art. 18, § 2; GDPR, Arts. 17 and 18; by the art. of others";
    const bound = "LGPD, art.\u00A018, §\u00A02; GDPR, Arts.\u00A017 and 18; by the art. of others";
    expect(readBlocks(text)).toEqual([{ kind: "paragraph", text: bound }]);
  });

  test("tells anchors, our own pages and e-mail addresses from words", () => {
    expect(readSpans("See [your rights](#rights), [profile](/profile) or a.b@example.org.")).toEqual([
      { text: "See " },
      { text: "your rights", href: "#rights" },
      { text: ", " },
      { text: "profile", href: "/profile" },
      { text: " or " },
      { text: "a.b@example.org", href: "mailto:a.b@example.org" },
      { text: "." },
    ]);
  });

  test("makes no link of an address elsewhere or of a script", () => {
    const text = "[here](javascript:alert) and [there](https://example.org) and [across](//example)";
    expect(readSpans(text)).toEqual([{ text }]);
  });
});
