import { describe, expect, test } from "bun:test";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { MAX_FILE_BYTES, type FilePurpose } from "#domain/files/kind.ts";
import { reasonOf } from "#domain/refusal.ts";
import { receiveMultipart } from "#server/files/multipart.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { docx, EXE, jpeg, MP4, lockedPdf, pdf, png, zip } from "./bytes.ts";
import { signIn, upload, uploaded, type Upload } from "./upload.ts";

const server = await openTestPortal();
const { portal } = server;
const partner = await makeUser(portal, "PARTNER");
const cookie = await signIn(server, partner);

async function refusal(file: Upload): Promise<{ status: number; code: string }> {
  const before = await countFiles();
  const answer = await upload(server, cookie, file);
  const { reason } = (await answer.json()) as { reason?: { code: string } };
  expect(await countFiles()).toBe(before);
  expect(leftovers()).toEqual([]);
  return { status: answer.status, code: reason?.code ?? "" };
}

async function countFiles(): Promise<number> {
  const [row] = await portal.db.read.select({ n: count() }).from(files);
  return row?.n ?? 0;
}

function leftovers(): string[] {
  return readdirSync(join(portal.env.DATA_DIR, "uploads", "tmp"));
}

describe("an upload", () => {
  test("is stored under its hash and answered with what it truly is (FIL-01, FIL-02)", async () => {
    const bytes = png();
    const answer = await uploaded(server, cookie, { bytes, name: "Planta do açaí.png" });
    expect(answer).toEqual({
      id: answer.id,
      name: "Planta do açaí.png",
      type: "image/png",
      url: `/api/files/${answer.id}`,
      kind: "image",
      size: bytes.length,
    });
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, answer.id));
    expect(row).toMatchObject({ uploadedBy: partner.id, ownerId: null, purpose: "supporting" });
    expect(await portal.files.open(row?.sha256 ?? "").bytes()).toEqual(new Uint8Array(bytes));
    expect(leftovers()).toEqual([]);
  });

  test("has its type read from the bytes, whatever its name and claimed type say", async () => {
    const kinds = await Promise.all(
      [
        { bytes: pdf(1), name: "a.pdf" },
        { bytes: jpeg(10, 10, 72), name: "a.jpg" },
        { bytes: docx(), name: "a.docx" },
        { bytes: MP4, name: "a.mp4" },
        { bytes: zip({ "a.txt": "a" }), name: "a.zip" },
        { bytes: Buffer.from("nome;valor\nação;1\n"), name: "a.csv" },
      ].map(async (file) => {
        const { type, kind } = await uploaded(server, cookie, file);
        return [type, kind];
      }),
    );
    expect(kinds).toEqual([
      ["application/pdf", "document"],
      ["image/jpeg", "image"],
      ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "document"],
      ["video/mp4", "video"],
      ["application/zip", "other"],
      ["text/csv", "document"],
    ]);
  });

  test.each([
    ["an SVG drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"],
    [
      "an SVG drawing after what XML may begin with",
      '\uFEFF<?xml version="1.0"?>\n<!-- drawn > by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C" "svg.dtd" [<!ENTITY a "b">]>\n<svg></svg>',
      "image/svg+xml",
    ],
    [
      "an SVG drawing whose names carry a prefix",
      '<?xml version="1.0"?>\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="10" height="10"><svg:rect/></svg:svg>',
      "image/svg+xml",
    ],
    ["an EPS drawing", "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", "application/eps"],
  ])("may be %s as a logo, which no page draws (FIL-02)", async (_what, text, type) => {
    const file = { bytes: Buffer.from(text), name: "marca", purpose: "logo" } as const;
    const answer = await uploaded(server, cookie, file);
    expect(answer).toMatchObject({ type, kind: "other" });
    const sent = await server.fetch(`/api/files/${answer.id}?inline=1`, { headers: { cookie } });
    expect(sent.headers.get("content-disposition")).toStartWith("attachment;");
    expect(sent.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  });

  test("is a PDF although a line break stands before it, and a picture although its size comes late", async () => {
    const late = { bytes: Buffer.concat([Buffer.from("\r\n"), pdf(1)]), name: "recibo.pdf" };
    const receipt = await uploaded(server, cookie, { ...late, purpose: "paymentConfirmation" });
    expect(receipt).toMatchObject({ name: "recibo.pdf", type: "application/pdf" });
    const photo = jpeg(40, 30, 72);
    const note = Buffer.alloc(65_000);
    note.writeUInt32BE(0xffe10000 + note.length - 2);
    const bytes = Buffer.concat([photo.subarray(0, 2), ...Array<Buffer>(9).fill(note), photo.subarray(2)]);
    const picture = await uploaded(server, cookie, { bytes, name: "a.jpg", purpose: "referenceImage" });
    expect(picture).toMatchObject({ type: "image/jpeg", kind: "image", dpi: 72 });
  });

  const plans: [name: string, bytes: string | Buffer, type: string][] = [
    ["planta.dwg", "AC1032\0\0\0\0\0\0", "image/vnd.dwg"],
    ["planta.dxf", "999\r\nby hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n", "image/vnd.dxf"],
    ["planta-2.dxf", "AutoCAD Binary DXF\r\n\x1a\0\0\0", "image/vnd.dxf"],
    ["stand.skp", zip({ "document.xml": "<document/>" }), "application/vnd.sketchup.skp"],
    ["stand.ifc", "ISO-10303-21;\nHEADER;\nENDSEC;\n", "application/x-step"],
    ["stand-2.ifc", "/* of a CAD program */\r\n/**/ ISO-10303-21;\r\n", "application/x-step"],
    ["cena.zip", zip({ "cena.max": "a scene" }), "application/zip"],
    ["stand.rvt", Buffer.from("d0cf11e0a1b11ae1".padEnd(1024, "0"), "hex"), "application/x-revit"],
    ["stand.3dm", "3D Geometry File Format        7\x01\0\0\0", "model/vnd.3dm"],
    ["logo.ai", pdf(1), "application/illustrator"],
    ["logo.psd", "8BPS\0\x01\0\0\0\0\0\0", "image/vnd.adobe.photoshop"],
    ["foto.tif", Buffer.from("49492a000800000000000000".padEnd(128, "0"), "hex"), "image/tiff"],
    ["logo.eps", "%!PS-Adobe-3.0 EPSF-3.0\n", "application/eps"],
    ["logo-2.eps", "%!PS-Adobe-2.0\n", "application/postscript"],
  ];
  test.each(plans)(
    "may be %s as a plan, under its own name, which is only downloaded",
    async (name, bytes, type) => {
      const file = { bytes: Buffer.from(bytes as string), name } as const;
      for (const purpose of ["additionalImage", "attachment", "supporting"] as const) {
        const answer = await uploaded(server, cookie, { ...file, purpose });
        expect(answer).toMatchObject({ name, type, kind: "other" });
        const sent = await server.fetch(`/api/files/${answer.id}?inline=1`, { headers: { cookie } });
        expect(sent.headers.get("content-disposition")).toStartWith("attachment;");
      }
      const elsewhere = { ...file, purpose: "paymentConfirmation" } as const;
      expect((await refusal(elsewhere)).code).toBe("fileTypeNotAllowed");
    },
  );

  test.each([
    ["a text named as a plan", "planta.dxf", "not a plan"],
    ["a page named as a model", "stand.ifc", "<html>ISO-10303-21;</html>"],
    ["a comment without an end named as a model", "stand.ifc", "/* ISO-10303-21;"],
    ["a program named as a model", "stand.skp", EXE],
  ] as const)("is refused when it is %s", async (_what, name, bytes) => {
    const file = { bytes: Buffer.from(bytes as string), name };
    expect((await refusal(file)).code).toBe("fileTypeNotAllowed");
  });

  test("may have exactly 10 MB and not a byte more (FIL-04)", async () => {
    const overhead = png().length;
    const full = png({ pad: MAX_FILE_BYTES - overhead });
    expect((await uploaded(server, cookie, { bytes: full, name: "a.png" })).size).toBe(MAX_FILE_BYTES);
    const over = png({ pad: MAX_FILE_BYTES - overhead + 1 });
    expect(await refusal({ bytes: over, name: "a.png" })).toEqual({ status: 413, code: "fileTooLarge" });
  });

  test("is refused when it is empty", async () => {
    expect(await refusal({ bytes: Buffer.alloc(0), name: "a.pdf" })).toEqual({
      status: 400,
      code: "fileEmpty",
    });
  });

  const wrong: [string, Upload][] = [
    ["a program named as a PDF", { bytes: EXE, name: "proposta.pdf" }],
    ["a web page named as a picture", { bytes: Buffer.from("<html><script>1</script>"), name: "a.png" }],
    [
      "an SVG drawing, which may hold a script",
      { bytes: Buffer.from("<svg xmlns='x'><script/></svg>"), name: "a.svg" },
    ],
    [
      "a web page with a drawing in it as a logo",
      { bytes: Buffer.from("<html><svg></svg></html>"), name: "a.svg", purpose: "logo" },
    ],
    ["binary data named as text", { bytes: Buffer.from([104, 0, 105]), name: "a.txt" }],
    ["a picture without a size", { bytes: png({ width: 0 }), name: "a.png" }],
    ["a document where a picture belongs", { bytes: pdf(1), name: "a.pdf", purpose: "referenceImage" }],
    ["a picture as brand manual (FIL-07)", { bytes: png(), name: "manual.pdf", purpose: "brandManual" }],
    ["a brand manual without a PDF's name", { bytes: pdf(2), name: "manual.doc", purpose: "brandManual" }],
  ];
  test.each(wrong)("is refused when it is %s", async (_what, file) => {
    expect(await refusal(file)).toEqual({ status: 415, code: "fileTypeNotAllowed" });
  });

  test.each([
    ["locked", lockedPdf()],
    ["broken", Buffer.from("%PDF-1.4 broken")],
  ])("is refused when it is a brand manual that is %s, and told as that (FIL-07)", async (because, bytes) => {
    const answer = await upload(server, cookie, { bytes, name: "m.pdf", purpose: "brandManual" });
    const { reason } = (await answer.json()) as { reason: unknown };
    expect([answer.status, reason]).toEqual([
      415,
      { code: "pdfUnreadable", params: { name: "m.pdf", because } },
    ]);
  });

  test("is told as too large a picture, not as a wrong type, when it has too many pixels", async () => {
    const huge = { bytes: png({ width: 30_000, height: 30_000 }), name: "a.png" };
    expect(await refusal(huge)).toEqual({ status: 400, code: "pictureTooLarge" });
    const named = { ...huge, name: "manual.pdf", purpose: "brandManual" } as const;
    expect(await refusal(named)).toEqual({ status: 415, code: "fileTypeNotAllowed" });
  });

  test("gets a name that cannot deceive: no folders, no hidden program", async () => {
    const nameOf = async (bytes: Buffer, name: string) =>
      (await uploaded(server, cookie, { bytes, name })).name;
    expect(await nameOf(pdf(1), "../../etc/passwd")).toBe("passwd.pdf");
    expect(await nameOf(pdf(1), "plan.exe")).toBe("plan.exe.pdf");
    expect(await nameOf(png(), "a\u202Egnp.png")).toBe("agnp.png");
    expect(await nameOf(png(), `${"ã".repeat(400)}.png`)).toBe(`${"ã".repeat(113)}.png`);
  });

  test("that breaks off leaves nothing behind", async () => {
    const before = await countFiles();
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    const answers = await Promise.all([
      send(new Blob([head, new Uint8Array(png())])),
      send(
        new ReadableStream({
          start(controller) {
            controller.enqueue(Buffer.concat([Buffer.from(head), png()]));
          },
          pull(controller) {
            controller.error(new Error("the browser is gone"));
          },
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await countFiles()).toBe(before);
    expect(leftovers()).toEqual([]);
  });

  test("that only trickles in is cut after a while, and leaves nothing behind (S52)", async () => {
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      async pull(controller) {
        await Bun.sleep(10);
        controller.enqueue(new Uint8Array(1));
      },
    });
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const request = new Request(`${ORIGIN}/api/files`, { method: "POST", body, headers });
    const temp = portal.files.newTemp();
    const code = await receiveMultipart(request, temp, 100).catch((error: unknown) => reasonOf(error)?.code);
    expect(code).toBe("uploadIncomplete");
    // It would go on for ever; on a slow machine nothing of it may have come.
    expect(statSync(temp, { throwIfNoEntry: false })?.size ?? 0).toBeLessThan(100);
    rmSync(temp, { force: true });
  });

  function send(body: BodyInit): Promise<Response> {
    const headers = { cookie, "content-type": "multipart/form-data; boundary=b" };
    return server.fetch("/api/files?purpose=supporting", { method: "POST", body, headers });
  }

  test("needs a purpose, a file and a multipart body", async () => {
    expect(await refusal({ bytes: png(), name: "a.png", purpose: "none" })).toEqual({
      status: 400,
      code: "uploadIncomplete",
    });
    expect((await send("--b--\r\n")).status).toBe(400);
    const json = { method: "POST", body: "{}", headers: { cookie } };
    expect((await server.fetch("/api/files?purpose=supporting", json)).status).toBe(415);
  });

  test("is for people who are signed in and have chosen a password, and only from our own pages", async () => {
    expect((await upload(server, "", { bytes: png(), name: "a.png" })).status).toBe(401);
    const fresh = await signIn(server, await makeUser(portal, "PARTNER", { firstLogin: true }));
    expect((await upload(server, fresh, { bytes: png(), name: "a.png" })).status).toBe(403);
    const elsewhere = { bytes: png(), name: "a.png", headers: { origin: "https://evil.example" } };
    expect((await upload(server, cookie, elsewhere)).status).toBe(403);
  });

  test("that is repeated with its Idempotency-Key is stored once", async () => {
    const headers = { "idempotency-key": "upload-0001" };
    const purpose: FilePurpose = "attachment";
    const first = await uploaded(server, cookie, { bytes: pdf(3), name: "a.pdf", purpose, headers });
    const again = await uploaded(server, cookie, { bytes: pdf(3), name: "a.pdf", purpose, headers });
    expect(again).toEqual(first);
    const other = await upload(server, cookie, { bytes: pdf(4), name: "a.pdf", purpose, headers });
    expect(other.status).toBe(409);
  });

  test("too many in a short time have to wait, each person for itself", async () => {
    const busy = await signIn(server, await makeUser(portal, "PARTNER"));
    const statuses: number[] = [];
    for (let at = 0; at < 121; at += 1) {
      statuses.push((await upload(server, busy, { bytes: Buffer.alloc(0), name: "a.png" })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await upload(server, cookie, { bytes: png(), name: "a.png" })).status).toBe(201);
  });
});
