import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files, history } from "#db/schema/index.ts";
import type { Logo } from "#domain/settings/logo.ts";
import { filesOf } from "#server/files/list.ts";
import { sweepUploads } from "#server/files/sweep.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { IN_WINDOW, openTestPortal, VISITOR } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { makeAccount } from "../accounts/browser.ts";
import { signIn, upload, uploaded } from "../files/upload.ts";

const smtp = await startSmtp();
const portal = await openTestPortal({ env: { SMTP_URL: smtp.url } });
const admin = await makeAccount(portal, "ADMIN");
const desk = portal.as(admin);
const cookie = await signIn(portal, admin);
const icon = await Bun.file("public/icon-512.png").bytes();

async function send(bytes: Uint8Array, name: string): Promise<NonNullable<Logo>> {
  const { id, drawn } = await uploaded(portal, cookie, { bytes, name, purpose: "eventLogo" });
  if (!drawn) throw new Error("the logo was not drawn anew");
  return { file: id, ...drawn };
}

async function save(logo: Logo): Promise<void> {
  const { data, version } = await desk.settings.get();
  await desk.settings.update({ data: { ...data, logo }, version });
}

async function shown() {
  const { logo } = await portal.as(VISITOR).event.get();
  return logo;
}

async function testMail() {
  const from = smtp.messages.length;
  await desk.mails.sendTest();
  await portal.portal.drainMail();
  const [arrived] = (await smtp.waitFor(from + 1)).slice(from);
  if (!arrived) throw new Error("no mail arrived");
  return arrived.mail;
}

describe("the logo of the event", () => {
  test("is the portal's own mark until the team sends one", async () => {
    expect(await shown()).toBeUndefined();
    const { html, attachments } = await testMail();
    expect(html).not.toContain("logo-");
    expect(attachments).toHaveLength(1);
  });

  test.each(["png", "jpeg", "webp"] as const)(
    "may be sent as %s and is kept as a small PNG",
    async (type) => {
      const bytes = await new Bun.Image(icon).resize(900, 300)[type]().bytes();
      const logo = await send(bytes, `mark.${type}`);
      expect(logo.height).toBe(120);
      // A JPEG is made smaller while it is read, and may lose a column.
      expect([359, 360]).toContain(logo.width);
      const file = await portal.fetch(`/api/files/${logo.file}`, { headers: { cookie } });
      expect(file.headers.get("content-type")).toBe("image/png");
      const kept = await new Bun.Image(await file.bytes()).metadata();
      expect(kept).toEqual({ width: logo.width, height: 120, format: "png" });
    },
  );

  test("loses what was written beside its pixels", async () => {
    const jpeg = await new Bun.Image(icon).jpeg().bytes();
    const note = Buffer.from("Exif\0\0 taken at the house of Ana");
    const segment = Buffer.from([0xff, 0xe1, 0, note.length + 2, ...note]);
    const logo = await send(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]), "a.jpg");
    const file = await portal.fetch(`/api/files/${logo.file}`, { headers: { cookie } });
    expect(Buffer.from(await file.bytes()).toString("latin1")).not.toContain("house of Ana");
  });

  test.each([
    ["a drawing of lines", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "a.svg", 415, "lines"],
    ["what only calls itself a picture", Buffer.from("hello"), "a.png", 415, "type"],
    ["half a picture", icon.subarray(0, 200), "a.png", 415, "broken"],
    ["a small file that says it is huge", huge(), "a.png", 400, undefined],
  ])("is refused where it is %s", async (_, bytes, name, status, because) => {
    const answer = await upload(portal, cookie, { bytes, name, purpose: "eventLogo" });
    expect(answer.status).toBe(status);
    const { reason } = (await answer.json()) as { reason: { params: { because?: string } } };
    expect(reason.params.because).toBe(because);
  });

  test("once saved, is fetched by everybody, at an address that never changes its content", async () => {
    const logo = await send(icon, "icon.png");
    expect((await portal.fetch(`/pictures/${logo.sha256}.png`)).status).toBe(404);
    await save(logo);
    expect(await shown()).toEqual({ src: `/pictures/${logo.sha256}.png`, width: 120, height: 120 });
    const answer = await portal.fetch(`/pictures/${logo.sha256}.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("is measured by the server, whatever the browser says", async () => {
    const logo = await send(await new Bun.Image(icon).resize(300, 100).png().bytes(), "wide.png");
    await save({ ...logo, width: 5, height: 5, sha256: "0".repeat(64) });
    const { data } = await desk.settings.get();
    expect(data.logo).toEqual(logo);
  });

  test("is told of in the history by its file, not by what was measured of it", async () => {
    const { data } = await desk.settings.get();
    const told = await portal.portal.db.read
      .select({ changes: history.changes })
      .from(history)
      .where(eq(history.record, "settings"));
    expect(JSON.stringify(told)).toContain(data.logo?.file ?? "no logo");
    expect(JSON.stringify(told)).not.toContain("sha256");
  });

  test("travels within mails, with the zone's name for those who see no pictures", async () => {
    const { data } = await desk.settings.get();
    const { html, attachments } = await testMail();
    expect(html).toContain(`cid:logo-${data.logo?.sha256}@portal`);
    expect(html).toContain('alt="Green Zone"');
    expect(attachments.map(({ filename }) => filename)).toEqual(["quay.png", "logo.png"]);
  });

  test("is shown by the list of messages as each one left, after it was replaced, too", async () => {
    const [sent] = (await desk.mails.list({})).items;
    if (!sent) throw new Error("no mail is listed");
    await save(await send(icon, "next.png"));
    const text = await desk.mails.get({ id: sent.id });
    expect(JSON.stringify(text)).toContain("data:image/png;base64");
    expect(JSON.stringify(text)).not.toContain("cid:logo-");
  });

  test("outlives the sweep of loose uploads, the former ones, too", async () => {
    portal.setNow(new Date(IN_WINDOW.getTime() + 40 * DAY_MS));
    await sweepUploads(portal.portal);
    const left = await portal.portal.db.read.select().from(files);
    expect(left.map(({ ownerKind }) => ownerKind)).toEqual(["settings", "settings", "settings"]);
    portal.setNow(IN_WINDOW);
    for (const { sha256 } of left) expect((await portal.fetch(`/pictures/${sha256}.png`)).status).toBe(200);
  });

  test("hangs on the fifth kind, settings, which no list of attachments shows (FIL-03)", async () => {
    const { db } = portal.portal;
    const listed = (owner: "interest_submission" | "order" | "catalog_item" | "evaluation") =>
      db.read.select({ id: files.id }).from(files).where(filesOf(owner).where);
    expect((await db.read.select().from(files)).map(({ ownerKind }) => ownerKind)).toContain("settings");
    for (const owner of ["interest_submission", "order", "catalog_item", "evaluation"] as const)
      expect(await listed(owner)).toEqual([]);
  });

  test("gives way to the portal's own mark again", async () => {
    await save(null);
    expect(await shown()).toBeUndefined();
    expect((await testMail()).html).not.toContain("cid:logo-");
  });

  test("cannot be a file of somebody's record, nor one that is gone", async () => {
    const { id } = await uploaded(portal, cookie, { bytes: icon, name: "a.png", purpose: "itemImage" });
    const size = { width: 100, height: 100, sha256: "0".repeat(64) };
    expect(save({ file: "nothing", ...size })).rejects.toThrow();
    await save({ file: id, ...size }).catch(() => undefined);
    expect(await shown()).toBeUndefined();
  });
});

/** The header of 20,000 by 12,000 pixels. */
function huge(): Buffer {
  const bytes = Buffer.from(icon);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(12_000, 20);
  return bytes;
}
