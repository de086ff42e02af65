import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files, fileTexts } from "#db/schema/index.ts";
import { readOlderPdfs } from "#server/files/read-older-pdfs.ts";
import { lockedPdf, pdfSaying } from "../files/bytes.ts";
import { signIn, uploaded } from "../files/upload.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const cookie = await signIn(scene, scene.partner);

async function orderWith(bytes: Buffer): Promise<{ id: string; fileId: string }> {
  const { id } = await scene.send();
  const { id: fileId } = await uploaded(scene, cookie, { bytes, name: "papel.pdf" });
  await scene.as(scene.partner).orders.addFile({ id, fileId });
  return { id, fileId };
}

async function found(search: string): Promise<string[]> {
  const { items } = await scene.as(scene.manager).orders.list({ search });
  return items.map(({ id }) => id);
}

describe("the words of an order's PDFs", () => {
  test("find it in the team's list, whatever the case and the accents, until the file is removed", async () => {
    await scene.send();
    const { id, fileId } = await orderWith(
      pdfSaying("Transferencia 889-Ribeira do Igarape", "Comprovante 2025"),
    );
    for (const search of ["ribeira igarapé", "TRANSFERÊNCIA 889", "comprovante"]) {
      expect(await found(search)).toEqual([id]);
    }
    expect(await found("ribeira castanhal")).toEqual([]);
    await scene.as(scene.partner).orders.removeFile({ id, fileId });
    expect(await found("igarapé")).toEqual([]);
  });

  test("are shown at the file, to the team and the exhibitor; of one that is locked its state", async () => {
    const { id } = await orderWith(pdfSaying("Nota fiscal 4711", "Nota"));
    for (const reader of [scene.manager, scene.partner]) {
      const { files: listed } = await scene.as(reader).orders.get({ id });
      expect(listed).toMatchObject([
        { pdfState: "read", pages: 1, pdfTitle: "Nota", pdfOpening: "Nota fiscal 4711" },
      ]);
    }
    const locked = await orderWith(lockedPdf());
    const { files: listed } = await scene.as(scene.manager).orders.get({ id: locked.id });
    expect(listed).toMatchObject([{ pdfState: "locked", pages: null, pdfOpening: null }]);
  });

  test("of files that came before PDFs were read are read afterwards, once", async () => {
    const { id, fileId } = await orderWith(pdfSaying("Laudo da vistoria 77", ""));
    await scene.portal.db.write(async (tx) => {
      await tx.delete(fileTexts).where(eq(fileTexts.id, fileId));
      const unread = { pdfState: null, pages: null, pdfTitle: null, pdfOpening: null };
      await tx.update(files).set(unread).where(eq(files.id, fileId));
    });
    expect(await found("laudo vistoria")).toEqual([]);
    expect(await readOlderPdfs(scene.portal)).toBe(1);
    expect(await found("laudo vistoria")).toEqual([id]);
    expect(await readOlderPdfs(scene.portal)).toBe(0);
  });
});
