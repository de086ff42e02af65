import { expect, test } from "bun:test";
import { originalsOf } from "#domain/orders/reading/brief-originals.ts";
import type { FileReference } from "#domain/files/file-reference.ts";

const ours = (name: string, type = "image/png"): FileReference => ({ name, type, url: "/api/files/abc" });

test("an original is named by reference, slot and number, whatever it was called", () => {
  const logos = [
    ours("Logo final (2).SVG"),
    ours("../../etc/passwd", "application/pdf"),
    { id: "l1", name: "logo.ai", type: "", url: "https://example.org/logo.ai" },
    ours("no-ending-at-all", "application/vnd.oasis.opendocument.text"),
  ];
  const sections = [
    {
      section: "visualIdentity" as const,
      parts: [{ kind: "files" as const, label: "logo" as const, files: logos }],
    },
  ];
  expect(originalsOf(sections, "EOI-2025-00042").map(({ name }) => name)).toEqual([
    "EOI-2025-00042_logo_1.svg",
    "EOI-2025-00042_logo_2.pdf",
    "EOI-2025-00042_logo_3",
    "EOI-2025-00042_logo_4",
  ]);
});
