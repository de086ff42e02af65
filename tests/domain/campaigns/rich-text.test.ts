import { afterAll, describe, expect, test } from "bun:test";
import { readRichText } from "#domain/campaigns/rich-text.ts";

const paragraph = (...lines: unknown[]) => ({ kind: "paragraph", lines });

const readers: Bun.Subprocess[] = [];
afterAll(() => {
  for (const reader of readers) reader.kill("SIGKILL");
});

describe("the formatting of a letter", () => {
  test("parts paragraphs by blank lines and keeps line breaks", () => {
    expect(readRichText("Um\ndois\n\n \nTrês")).toEqual([
      paragraph([{ text: "Um" }], [{ text: "dois" }]),
      paragraph([{ text: "Três" }]),
    ] as never);
  });

  test("knows bold, links and bare addresses", () => {
    expect(readRichText("Veja **isto** em [página](https://a.example/b) ou https://c.example/d.")).toEqual([
      paragraph([
        { text: "Veja " },
        { text: "isto", isBold: true },
        { text: " em " },
        { text: "página", url: "https://a.example/b" },
        { text: " ou " },
        { text: "https://c.example/d", url: "https://c.example/d" },
        { text: "." },
      ]),
    ] as never);
  });

  test("knows lists with dashes and with numbers, also right after a line", () => {
    expect(readRichText("Traga:\n- documento\n- crachá\n\n1. Entre\n2. Saia")).toEqual([
      paragraph([{ text: "Traga:" }]),
      { kind: "list", isNumbered: false, items: [[{ text: "documento" }], [{ text: "crachá" }]] },
      { kind: "list", isNumbered: true, items: [[{ text: "Entre" }], [{ text: "Saia" }]] },
    ] as never);
  });

  test.each([
    ["a script's address", "[x](javascript:alert(1))"],
    ["an address with a password", "[x](https://a:b@evil.example)"],
    ["HTML", "<b>x</b><script>alert(1)</script>"],
  ])("makes %s neither link nor markup", (_, text) => {
    const spans = readRichText(text).flatMap((block) => ("lines" in block ? block.lines.flat() : []));
    expect(spans.filter(({ url, isBold }) => url !== undefined || isBold)).toEqual([]);
    expect(spans.map((span) => span.text).join("")).toBe(text);
  });

  test("takes a value for text, whatever it looks like", () => {
    const values = { company: "**Evil** [x](https://evil.example)", link: "https://portal.example/p" };
    expect(readRichText("{{company}}: **{{company}}** {{link}}", values)).toEqual([
      paragraph([
        { text: `${values.company}: ` },
        { text: values.company, isBold: true },
        { text: " " },
        { text: values.link, url: values.link },
      ]),
    ] as never);
  });

  test("lets a link lead to where its recipient's own leads", () => {
    expect(readRichText("[seu pedido]({{link}})", { link: "https://portal.example/p" })).toEqual([
      paragraph([{ text: "seu pedido", url: "https://portal.example/p" }]),
    ] as never);
  });

  test.each(["**[", "[a]("])("reads half a million of %j that are never closed", async (opened) => {
    // Were each looked for up to the end of the text, it would take days; so it stands where it can be ended.
    const script = `import { readRichText } from "#domain/campaigns/rich-text.ts";
      console.log(JSON.stringify(readRichText(${JSON.stringify(opened)}.repeat(500_000))).length);`;
    const reader = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe" });
    readers.push(reader);
    const length = await new Response(reader.stdout).text();
    expect(Number(length)).toBeGreaterThan(500_000 * opened.length);
  });
});
