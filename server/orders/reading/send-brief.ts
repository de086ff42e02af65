import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../../portal/context.ts";
import { printFor } from "../../call/print-for.ts";
import { sendAttachment, sendPdf } from "../../http/attachment.ts";
import { readBrief, type ReadBrief } from "./read-brief.ts";

/**
 * Printing takes the processor, and a folder of originals the line, so prints are limited and run one after another.
 */
const BRIEFS = { limit: 30, windowMs: 10 * 60_000 };

/** The brief of an order as one PDF in its reader's language, or as a ZIP of that PDF and the original files. */
export async function sendBrief(ctx: Ctx, orderId: string, as: "pdf" | "zip"): Promise<Response> {
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  const { id } = ctx.actor;
  const { data, files } = await readBrief(ctx, orderId);
  const print = () => ctx.portal.pdf.brief(data);
  const pdf = await printFor(ctx, { turn: `print:${id}`, rate: [`brief:${id}`, BRIEFS], data, print });
  const name = `${data.submissionReference}_brief`;
  if (as === "pdf") return sendPdf(pdf, name);
  const { bytes, size } = await zip(ctx, { name: `${name}.pdf`, bytes: pdf }, files);
  return sendAttachment(bytes, { type: "application/zip", name: `${name}.zip`, size });
}

/**
 * Written while it is sent, a file after the other; nothing is packed, since pictures and PDFs are packed already, so
 * its length is known before.
 */
async function zip(ctx: Ctx, printed: { name: string; bytes: Uint8Array }, files: ReadBrief["files"]) {
  const { makeZip, predictLength } = await import("client-zip");
  async function* contents() {
    yield { name: printed.name, input: printed.bytes, lastModified: ctx.now };
    for (const { name, stored } of files) {
      yield { name, input: stored.bytes.stream(), lastModified: stored.createdAt, size: stored.size };
    }
  }
  const sizes = [
    { name: printed.name, size: printed.bytes.byteLength },
    ...files.map(({ name, stored }) => ({ name, size: stored.size })),
  ];
  return { bytes: makeZip(contents()), size: Number(predictLength(sizes)) };
}
