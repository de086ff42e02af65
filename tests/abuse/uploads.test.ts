import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { docx, EXE, jpeg, pdf, png, zip } from "#tests/server/files/bytes.ts";
import { signIn, upload, uploaded, type Upload } from "#tests/server/files/upload.ts";

const server = await openTestPortal();
const { portal } = server;
const cookie = await signIn(server, await makeUser(portal, "PARTNER"));
const HTML = Buffer.from("<!doctype html><html><body><script>alert(document.domain)</script></body></html>");
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

async function refusal(file: Upload): Promise<[number, string | undefined]> {
  const answer = await upload(server, cookie, file);
  const body = await answer.text();
  return [answer.status, /"code":"(\w+)"/.exec(body)?.[1]];
}

function leftovers(): string[] {
  return readdirSync(join(portal.env.DATA_DIR, "uploads", "tmp"));
}

/** What nobody may bring in, under the names it would travel by (S53). */
const DISGUISED: [string, Buffer, readonly string[]][] = [
  ["a program", EXE, ["a.pdf", "a.png", "a.docx", "a.exe", "a.txt"]],
  [
    "an ELF program",
    Buffer.concat([Buffer.from("7f454c46020101", "hex"), Buffer.alloc(200)]),
    ["a.pdf", "a.csv"],
  ],
  ["a web page", HTML, ["a.html", "a.htm", "a.png", "a.pdf", "a.svg", "a.docx", "a.xhtml", "a"]],
  ["a drawing that may hold a script", SVG, ["a.svg", "a.png", "a.xml", "a.pdf"]],
  ["a script", Buffer.from("#!/bin/sh\nrm -rf /\n"), ["a.sh", "a.pdf", "a.js", "a.bat", "a"]],
  ["a web page before a PDF", Buffer.concat([HTML, pdf(1)]), ["a.pdf", "a.html"]],
  ["a web page before a picture", Buffer.concat([HTML, png()]), ["a.png", "a.html"]],
  ["a Java archive", zip({ "META-INF/MANIFEST.MF": "Manifest-Version: 1.0", "A.class": "x" }), ["a.jar.pdf"]],
  ["a document with macros", macroDocument(), ["a.docm", "a.docx"]],
  ["half a picture", png().subarray(0, 12), ["a.png"]],
];

function macroDocument(): Buffer {
  const main = "application/vnd.ms-word.document.macroEnabled.main+xml";
  return zip({
    "[Content_Types].xml": `<Types><Override ContentType="${main}"/></Types>`,
    "word/document.xml": "",
  });
}

describe("a disguised file", () => {
  const cases = DISGUISED.flatMap(([what, bytes, names]) =>
    names.map((name) => [what, name, bytes] as const),
  );
  test.each(cases)("%s named %s never gets in as what it claims to be", async (_what, name, bytes) => {
    expect(await refusal({ bytes, name })).toEqual([415, "fileTypeNotAllowed"]);
    expect(leftovers()).toEqual([]);
  });

  test("that is two things at once travels as the harmless one, where nothing in it can run", async () => {
    const polyglots: [Buffer, string, string][] = [
      [Buffer.concat([pdf(1), Buffer.from("\n<script>alert(1)</script>")]), "a.pdf", "application/pdf"],
      [Buffer.concat([jpeg(10, 10, 72), HTML]), "a.html", "image/jpeg"],
      [Buffer.concat([png(), zip({ "a.class": "x" })]), "a.jar", "image/png"],
      [
        Buffer.concat([Buffer.from("GIF89a/*\u0001\u0000"), Buffer.from("*/=1;alert(1)")]),
        "a.js",
        "image/gif",
      ],
    ];
    for (const [bytes, name, type] of polyglots) {
      const file = await uploaded(server, cookie, { bytes, name });
      expect([name, file.type]).toEqual([name, type]);
      expect(file.name).not.toMatch(/\.(html|jar|js)$/);
      for (const query of ["", "?inline=1"]) {
        const { headers } = await server.fetch(`${file.url}${query}`, { headers: { cookie } });
        expect(headers.get("content-type")).toBe(type);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
        expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
        expect(headers.get("cache-control")).toContain("no-store");
      }
    }
  });

  test("of text is never shown in the browser, whatever it says", async () => {
    const file = await uploaded(server, cookie, { bytes: HTML, name: "a.txt" });
    for (const query of ["", "?inline=1", "?inline=true", "?inline[]=1"]) {
      const { headers } = await server.fetch(`${file.url}${query}`, { headers: { cookie } });
      expect(headers.get("content-disposition")).toStartWith("attachment;");
      expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    }
  });

  test("for a purpose it does not serve is refused, and so is a purpose that does not exist", async () => {
    expect(await refusal({ bytes: docx(), name: "a.docx", purpose: "paymentConfirmation" })).toEqual([
      415,
      "fileTypeNotAllowed",
    ]);
    for (const purpose of ["__proto__", "constructor", "", "SUPPORTING"]) {
      const answer = await upload(server, cookie, {
        bytes: png(),
        name: "a.png",
        purpose: purpose as "none",
      });
      expect([purpose, answer.status]).toEqual([purpose, 400]);
    }
  });
});

describe("a file's name", () => {
  test.each([
    ["../../../etc/passwd.png", "passwd.png"],
    ["..\\..\\windows\\system.png", "system.png"],
    ["/etc/cron.d/a.png", "a.png"],
    ["....png", "png.png"],
    ["a.png\u0000.exe", "a.png.exe.png"],
    ["a\r\nSet-Cookie: x=1.png", "a  Set-Cookie_ x=1.png"],
    ['a"; filename="b.exe".png', "a_; filename=_b.exe_.png"],
    ["C:\\a.png", "a.png"],
    ["<script>.png", "_script_.png"],
    ["invoice\u202Egnp.exe.png", "invoicegnp.exe.png"],
    [".htaccess", "htaccess.png"],
    ["a.png::$DATA", "a.png__$DATA.png"],
    ["   .png", "png.png"],
  ])("%j is stored as %j and injects nothing into the answer", async (name, stored) => {
    const file = await uploaded(server, cookie, { bytes: png(), name });
    expect(file.name).toBe(stored);
    const answer = await server.fetch(file.url, { headers: { cookie } });
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.%!~*-]+$/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("longer than any real one is read from its end, whatever it is made of", async () => {
    const nameOf = async (name: string) => (await uploaded(server, cookie, { bytes: png(), name })).name;
    const long = 70_000;
    expect(await nameOf(`x${".".repeat(long)}x.png`)).toBe("x.png");
    expect(await nameOf(`x.png${".".repeat(long)}`)).toBe("file.png");
    expect(await nameOf(`x.png${" ".repeat(long)}`)).toBe("file.png");
    expect(await nameOf(`${"plan".repeat(long / 4)}.png`)).toBe(`${"plan".repeat(45)}.png`);
    const cutInHalf = await uploaded(server, cookie, { bytes: png(), name: `a${"🌳".repeat(999)}.png` });
    expect((await server.fetch(cutInHalf.url, { headers: { cookie } })).status).toBe(200);
  });

  test("never becomes a path: bytes lie under their hash", async () => {
    const { id } = await uploaded(server, cookie, { bytes: png({ width: 99 }), name: "../../x.png" });
    const { rows } = await portal.db.client.execute({
      sql: "select sha256 from files where id = ?",
      args: [id],
    });
    expect(await portal.files.has(String(rows[0]?.["sha256"]))).toBe(true);
    const tree = readdirSync(portal.env.DATA_DIR, { recursive: true, encoding: "utf8" });
    expect(tree.filter((path) => path.includes("x.png"))).toEqual([]);
  });

  test.each([
    "../portal.db",
    "..%2f..%2fportal.db",
    "%2e%2e%2fsecret",
    "x' OR 1=1--",
    "",
    "tmp",
    "a".repeat(5_000),
  ])("is no way to read another file: /api/files/%s", async (id) => {
    const answer = await server.fetch(`/api/files/${id}`, { headers: { cookie } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("SQLite");
  });
});

describe("a file's size", () => {
  test("may be exactly 10 MiB, not a byte more, announced or streamed (S52)", async () => {
    const exact = png({ pad: MAX_FILE_BYTES - png().length });
    expect(exact.length).toBe(MAX_FILE_BYTES);
    expect((await upload(server, cookie, { bytes: exact, name: "a.png" })).status).toBe(201);
    const over = Buffer.concat([exact, Buffer.alloc(1)]);
    expect(await refusal({ bytes: over, name: "a.png" })).toEqual([413, "fileTooLarge"]);
    const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
    const streamed = await server.fetch("/api/files?purpose=supporting", {
      method: "POST",
      body: new Blob([head, new Uint8Array(over), "\r\n--b--\r\n"]).stream(),
      headers: { cookie, "content-type": "multipart/form-data; boundary=b" },
    });
    expect(streamed.status).toBe(413);
    expect(leftovers()).toEqual([]);
  });

  test("may not be nothing, nor a picture larger than any wall", async () => {
    expect(await refusal({ bytes: Buffer.alloc(0), name: "a.png" })).toEqual([400, "fileEmpty"]);
    const wall = png({ width: 30_000, height: 30_000 });
    expect(await refusal({ bytes: wall, name: "a.png" })).toEqual([400, "pictureTooLarge"]);
  });

  test("is counted once: a second file or a flood of fields in one body changes nothing", async () => {
    const before = await portal.db.client.execute("select count(*) as n from files");
    const form = new FormData();
    for (let at = 0; at < 200; at += 1) form.append(`field${at}`, "x".repeat(5_000));
    const answer = await server.fetch("/api/files?purpose=supporting", {
      method: "POST",
      body: form,
      headers: { cookie },
    });
    expect(answer.status).toBe(400);
    const two = new FormData();
    for (const name of ["a.png", "b.png"]) two.append("file", new File([new Uint8Array(png())], name));
    const both = await server.fetch("/api/files?purpose=supporting", {
      method: "POST",
      body: two,
      headers: { cookie },
    });
    expect([201, 400]).toContain(both.status);
    const after = await portal.db.client.execute("select count(*) as n from files");
    expect(Number(after.rows[0]?.["n"]) - Number(before.rows[0]?.["n"])).toBe(both.status === 201 ? 1 : 0);
    expect(leftovers()).toEqual([]);
  });
});
