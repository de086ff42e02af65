import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { jpeg, lockedPdf, pdf, pdfSaying, png, zip } from "./bytes.ts";
import { signIn, uploaded } from "./upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER");
const cookie = await signIn(server, partner);

describe("an upload", () => {
  test("of a PDF is read: its pages, its title and its first words", async () => {
    const bytes = pdfSaying("Nota fiscal 4711 de Ribeira", "Comprovante");
    const { id, pdf: said } = await uploaded(server, cookie, { bytes, name: "nota.pdf" });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
    expect(said).toBeUndefined();
    expect(row).toMatchObject({
      pdfState: "read",
      pages: 1,
      pdfTitle: "Comprovante",
      pdfOpening: "Nota fiscal 4711 de Ribeira",
    });
  });

  test.each([
    ["asks for a password", lockedPdf(), "locked"],
    ["is broken", Buffer.from("%PDF-1.4 broken"), "broken"],
  ] as const)("of a PDF that %s is said to be so, at once and at the file", async (_, bytes, state) => {
    const { id, pdf: said } = await uploaded(server, cookie, { bytes, name: "nota.pdf" });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
    expect([said, row?.pdfState, row?.pages, row?.pdfOpening]).toEqual([state, state, null, null]);
  });

  test("of a brand manual has its pages counted", async () => {
    const { id } = await uploaded(server, cookie, {
      bytes: pdf(7),
      name: "manual.PDF",
      purpose: "brandManual",
    });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, id));
    expect(row?.pages).toBe(7);
  });

  test("may be a zip as a logo and a PDF as a sketch", async () => {
    const logo = { bytes: zip({ "logo.ai": "a" }), name: "logo.zip", purpose: "logo" } as const;
    expect((await uploaded(server, cookie, logo)).type).toBe("application/zip");
    const sketch = { bytes: pdf(1), name: "sketch-1.pdf", purpose: "additionalImage" } as const;
    expect((await uploaded(server, cookie, sketch)).type).toBe("application/pdf");
  });

  test("of a logo says how densely it prints, so that the screen can warn (FIL-06)", async () => {
    const at = async (bytes: Buffer, name: string) =>
      (await uploaded(server, cookie, { bytes, name, purpose: "logo" })).dpi;
    expect(await at(png({ dpi: 300 }), "a.png")).toBe(300);
    expect(await at(jpeg(800, 600, 72), "a.jpg")).toBe(72);
    expect(await at(png(), "b.png")).toBeUndefined();
  });
});
