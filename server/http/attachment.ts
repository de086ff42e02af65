import { withoutAccents } from "#domain/accents.ts";

/** What a file is sent as: its type and name; its size where it is known before it is sent. */
type Attached = { type: string; name: string; size?: number };

/** A file that is made for this reader alone, to be saved under its name; nothing in it may run (S53). */
export function sendAttachment(body: BodyInit, { type, name, size }: Attached): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": disposition("attachment", name),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
      ...(size !== undefined && { "content-length": String(size) }),
    },
  });
}

/** Sends a PDF as a download. */
export function sendPdf(pdf: Uint8Array, name: string): Response {
  return sendAttachment(Buffer.from(pdf), {
    type: "application/pdf",
    name: `${name}.pdf`,
    size: pdf.byteLength,
  });
}

/** The name twice, as RFC 6266 wants it: plain letters for old programs, then the real one; neither can inject. */
export function disposition(how: "inline" | "attachment", name: string): string {
  const plain = withoutAccents(name)
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\%;]/g, "_");
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain || "file"}"; filename*=UTF-8''${full}`;
}
