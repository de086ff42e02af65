import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import { PICTURE_PLACES, type PicturePlace } from "#domain/site/own-pictures.ts";
import type { Picture } from "#domain/settings/pictures.ts";
import { readPrintedPictures } from "#server/event/pictures.ts";
import { VISITOR } from "#tests/portal.ts";
import { makeAccount } from "../accounts/browser.ts";
import { signIn, upload, uploaded } from "../files/upload.ts";
import { openReader } from "../pages/reading.ts";
import { codeOf } from "../submissions/reason.ts";

const portal = await openReader();
const admin = await makeAccount(portal, "ADMIN");
const desk = portal.as(admin);
const cookie = await signIn(portal, admin);
const icon = await Bun.file("public/icon-512.png").bytes();
const photo = await new Bun.Image(icon).resize(1600, 1000).jpeg().bytes();
const alt = { pt: "Um estande de madeira", en: "A wooden stand" };

async function send(bytes: Uint8Array, name: string): Promise<NonNullable<Picture>> {
  const { id, drawn } = await uploaded(portal, cookie, { bytes, name, purpose: "eventPicture" });
  if (!drawn) throw new Error("the picture was not drawn anew");
  return { file: id, ...drawn, alt };
}

async function save(place: PicturePlace, picture: Picture): Promise<void> {
  const { data, version } = await desk.settings.get();
  await desk.settings.update({
    data: { ...data, pictures: { ...data.pictures, [place]: picture } },
    version,
  });
}

async function shown() {
  const { pictures } = await portal.as(VISITOR).event.get();
  return pictures;
}

describe("the pictures of the event", () => {
  test("are the portal's drawings until the team sends others", async () => {
    expect(await shown()).toBeUndefined();
    expect(PICTURE_PLACES.join(" ")).toBe(
      "map booth-bronze booth-silver booth-gold booth-custom plan-bronze plan-silver plan-gold plan-custom",
    );
  });

  test.each(["png", "jpeg", "webp"] as const)("may be sent as %s and are kept as WebP", async (type) => {
    const bytes = await new Bun.Image(icon).resize(3000, 2000)[type]().bytes();
    const picture = await send(bytes, `stand.${type}`);
    expect(picture.width).toBe(2400);
    const file = await portal.fetch(`/api/files/${picture.file}`, { headers: { cookie } });
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect((await new Bun.Image(await file.bytes()).metadata()).width).toBe(2400);
  });

  test.each([
    ["a drawing of lines", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.svg", "lines"],
    ["what only calls itself a picture", Buffer.from("hello"), "a.jpg", "type"],
    ["half a picture", photo.subarray(0, 400), "a.jpg", "broken"],
    ["so narrow that it would be blurred", icon, "a.png", "narrow"],
  ])("are refused with the reason where one is %s", async (_, bytes, name, because) => {
    const answer = await upload(portal, cookie, { bytes, name, purpose: "eventPicture" });
    expect(answer.status).toBe(415);
    const { reason } = (await answer.json()) as { reason: { params: { because?: string } } };
    expect(reason.params.because).toBe(because);
  });

  test.each([6_000, 30_000])("of %d pixels a side are refused with what may be sent", async (side) => {
    const bytes = Buffer.from(icon);
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    const answer = await upload(portal, cookie, { bytes, name: "a.png", purpose: "eventPicture" });
    expect(await answer.json()).toMatchObject({
      reason: { code: "pictureTooLarge", params: { maxMegapixels: 25 } },
    });
  });

  test("need their words in both languages", async () => {
    const picture = await send(photo, "stand.jpg");
    for (const empty of ["pt", "en"] as const)
      await expect(save("booth-gold", { ...picture, alt: { ...alt, [empty]: " " } })).rejects.toMatchObject({
        code: "BAD_REQUEST",
      });
    expect(await shown()).toBeUndefined();
  });

  test("once saved, stand on the public pages in the reader's words, at addresses that never change their content", async () => {
    const picture = await send(photo, "stand.jpg");
    expect((await portal.fetch(`/pictures/${picture.sha256}.webp`)).status).toBe(404);
    await save("booth-gold", picture);
    const { sha256, width, height } = picture;
    const src = `/pictures/${sha256}.webp`;
    expect(await shown()).toMatchObject({ "booth-gold": { src, width, height, alt } });
    expect(await portal.read("/exhibiting?lang=pt")).toContain('alt="Um estande de madeira"');
    const english = await portal.read("/exhibiting?lang=en");
    expect(english).toContain('alt="A wooden stand"');
    expect(english).toContain(`/pictures/${sha256}.webp`);
    expect(english).not.toContain("/drawings/booth-gold.svg");
    expect(english).toContain("/drawings/booth-silver.svg");
    const answer = await portal.fetch(`/pictures/${sha256}.webp`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("are handed out in the widths that the pages name, and in no other", async () => {
    const own = (await shown())?.["booth-gold"];
    if (!own) throw new Error("no picture is shown");
    const widths = own.set.split(", ").map((one) => one.split(" "));
    expect(widths.map(([, width]) => width)).toEqual(["640w", "1280w", "1600w"]);
    for (const [address = "", width] of widths) {
      const answer = await portal.fetch(address);
      expect(`${(await new Bun.Image(await answer.bytes()).metadata()).width}w`).toBe(width ?? "");
    }
    for (const other of ["-641.webp", "-640.png", ".png", "-9999.webp"])
      expect((await portal.fetch(own.src.replace(".webp", other))).status).toBe(404);
  });

  test("are not handed out, nor printed, once their bytes are others than were stored", async () => {
    const { sha256: own, ...picture } = await send(await new Bun.Image(photo).flip().jpeg().bytes(), "b.jpg");
    await save("booth-silver", { ...picture, sha256: own });
    const path = join(portal.portal.env.DATA_DIR, "uploads", own.slice(0, 2), own.slice(2, 4), own);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1));
    for (const name of [`${own}.webp`, `${own}-640.webp`])
      expect((await portal.fetch(`/pictures/${name}`)).status).toBe(404);
    expect(Object.keys(await readPrintedPictures(portal.portal))).not.toContain("booth-silver");
    writeFileSync(path, bytes);
    expect((await portal.fetch(`/pictures/${own}.webp`)).status).toBe(200);
    await save("booth-silver", null);
  });

  test("stand in the brochure, which is printed again for them, in their words", async () => {
    const before = await portal.fetch("/download/brochure-EN.pdf");
    await save("map", await send(photo, "map.jpg"));
    const after = await portal.fetch("/download/brochure-EN.pdf");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    expect(Buffer.from(await after.bytes()).toString("latin1")).toContain("/DCTDecode");
  });

  test("are printed as JPEG, and as PNG where they are seen through", async () => {
    await save("plan-gold", await send(seeThrough(1200, 900), "plan.png"));
    const printed = await readPrintedPictures(portal.portal);
    const formats = Object.entries(printed).map(([place, { format }]) => `${place} ${format}`);
    expect(formats.toSorted()).toEqual(["booth-gold jpg", "map jpg", "plan-gold png"]);
    for (const { bytes, format } of Object.values(printed))
      expect((await new Bun.Image(bytes).metadata()).format).toBe(format === "jpg" ? "jpeg" : "png");
  });

  test("are told of in the history by file and words", async () => {
    const told = await portal.portal.db.read
      .select({ changes: history.changes })
      .from(history)
      .where(eq(history.record, "settings"));
    expect(JSON.stringify(told)).toContain("A wooden stand");
    expect(JSON.stringify(told)).not.toContain("sha256");
  });

  test("are measured by the server, and keep their words when another takes their place", async () => {
    const picture = await send(await new Bun.Image(icon).resize(1000, 500).png().bytes(), "wide.png");
    await save("booth-gold", { ...picture, width: 5, height: 5, sha256: "0".repeat(64) });
    const { data } = await desk.settings.get();
    expect(data.pictures["booth-gold"]).toEqual(picture);
  });

  test("give way to the portal's drawings again", async () => {
    for (const place of PICTURE_PLACES) {
      const { data } = await desk.settings.get();
      if (data.pictures[place]) await save(place, null);
    }
    expect(await shown()).toBeUndefined();
    expect(await portal.read("/exhibiting?lang=en")).toContain("/drawings/booth-gold.svg");
  });

  test("cannot be a file that came for something else", async () => {
    const { id } = await uploaded(portal, cookie, { bytes: photo, name: "a.jpg", purpose: "itemImage" });
    const size = { width: 100, height: 100, sha256: "0".repeat(64), alt };
    expect(await codeOf(save("map", { file: id, ...size }))).toBe("notFound");
    expect(await shown()).toBeUndefined();
  });
});

/** A PNG of half see-through pixels. */
function seeThrough(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits each of red, green, blue and how far it is seen through.
  size.set([8, 6], 8);
  const rows = Buffer.alloc(height * (1 + width * 4), 100);
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 4)] = 0;
  const part = (name: string, bytes: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), bytes]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(bytes.length, 0);
    around.writeUInt32BE(Bun.hash.crc32(named), 4);
    return [around.subarray(0, 4), named, around.subarray(4)];
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [part("IHDR", size), part("IDAT", deflateSync(rows)), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([start, ...parts.flat()]);
}
