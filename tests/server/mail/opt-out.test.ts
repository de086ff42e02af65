import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { noteWritten } from "#db/client.ts";
import { campaigns, mailOptOuts, outbox } from "#db/schema/index.ts";
import { enqueueMail } from "#server/mail/enqueue.ts";
import { isOptedOut, keepOptOut, optOutHash, optOutUrlOf } from "#server/mail/opt-out.ts";
import { sign } from "#server/platform/secret.ts";
import { newDataFolder } from "#tests/setup.ts";
import { readSettings } from "#server/event/read.ts";
import { IN_WINDOW, openTestPortal, type TestPortal } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { writeCampaign } from "./campaign-scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const env = { SMTP_URL: smtp.url, MAIL_PER_SECOND: "100", MAIL_FROM: "Zone <zone@example.org>" };
const secure = await openTestPortal({ env: { ...env, PUBLIC_URL: "https://zone.example.org" } });
const plain = await openTestPortal({ env });

const ANA = "ana@example.org";

beforeEach(async () => {
  smtp.messages.length = 0;
  for (const { portal } of [secure, plain]) {
    await portal.db.write(async (tx) => {
      await tx.delete(outbox);
      await tx.delete(campaigns);
      await tx.delete(mailOptOuts);
    });
  }
});

async function sendCampaign({ portal }: TestPortal, recipient = ANA) {
  await portal.db.write(async (tx) => {
    await writeCampaign(tx, { recipients: [recipient], now: IN_WINDOW });
    noteWritten(tx, { kind: "mail" });
  });
  await portal.drainMail();
  const arrived = smtp.messages.at(-1);
  if (!arrived) throw new Error("no campaign arrived");
  return arrived;
}

function headerOf(raw: string, name: string): string | undefined {
  const unfolded = raw.replaceAll(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1]?.trim();
}

/** The path of the link that a mail program presses, or that a reader opens. */
async function linkIn(site: TestPortal, recipient?: string): Promise<string> {
  const { mail } = await sendCampaign(site, recipient);
  const found = /https?:\/\/[^\s/]+(\/unsubscribe\/[\w-]+)/.exec(mail.text ?? "");
  if (!found?.[1]) throw new Error("the campaign has no way out");
  return found[1];
}

const isOut = ({ portal }: TestPortal, email = ANA) => isOptedOut(portal.db.read, portal.optOutKey, email);
/** As a mail server sends it: without cookie and Origin. */
const press = (site: TestPortal, path: string, body: BodyInit, type?: string) =>
  site.portal &&
  site.fetch(path, { method: "POST", body, headers: { origin: "", ...(type && { "content-type": type }) } });
const ONE_CLICK = "List-Unsubscribe=One-Click";
const URLENCODED = "application/x-www-form-urlencoded";

describe("the headers of a message", () => {
  test("a campaign can be left with one press where the portal has https, and answers reach the team (RFC 8058)", async () => {
    const { raw, mail } = await sendCampaign(secure);
    expect(headerOf(raw, "List-Unsubscribe")).toMatch(
      /^<https:\/\/zone\.example\.org\/unsubscribe\/[\w-]+>$/,
    );
    expect(headerOf(raw, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(headerOf(raw, "List-Id")).toBe("<campaigns.zone.example.org>");
    expect(mail.replyTo).toHaveLength(1);
    expect(headerOf(raw, "Auto-Submitted")).toBeUndefined();
    expect(mail.html).toContain("/unsubscribe/");
  });

  test("without https the link stands in the text alone", async () => {
    const { raw, mail } = await sendCampaign(plain);
    expect(headerOf(raw, "List-Unsubscribe")).toBeUndefined();
    expect(headerOf(raw, "List-Unsubscribe-Post")).toBeUndefined();
    expect(mail.text).toContain("/unsubscribe/");
  });

  test("everything else says that no person wrote it, and cannot be left", async () => {
    await plain.portal.db.write((tx) => writeReceipt(tx));
    await plain.portal.drainMail();
    const raw = smtp.messages.at(-1)?.raw ?? "";
    expect(headerOf(raw, "Auto-Submitted")).toBe("auto-generated");
    const { support } = await readSettings(plain.portal.db.read);
    expect(headerOf(raw, "Reply-To")).toContain(support.other);
    expect([headerOf(raw, "List-Id"), headerOf(raw, "List-Unsubscribe")]).toEqual([undefined, undefined]);
    expect(raw).not.toContain("/unsubscribe/");
  });
});

function writeReceipt(tx: Parameters<typeof enqueueMail>[0]) {
  const params = { name: "Ana", minutes: 15 };
  const secrets = { code: "AB29KXM7QP", resetUrl: "http://portal.test/partner/recover-password" };
  const letter = { template: "recoveryCode", locale: "en", params, secrets } as const;
  const ctx = { now: IN_WINDOW, portal: plain.portal };
  return enqueueMail(tx, ctx, { ...letter, to: { email: ANA, name: "Ana" } });
}

describe("the way out of campaigns", () => {
  test.each(["GET", "HEAD"])(
    "%s changes nothing, since programs that read mail open every link",
    async (method) => {
      const path = await linkIn(plain);
      await plain.fetch(path, { method });
      expect(await isOut(plain)).toBe(false);
    },
  );

  test.each([
    ["urlencoded", ONE_CLICK, URLENCODED],
    ["multipart", undefined, undefined],
  ])(
    "a press without cookie and Origin leaves the list, %s, and is answered with 200",
    async (_, body, type) => {
      const path = await linkIn(plain);
      const form = new FormData();
      form.set("List-Unsubscribe", "One-Click");
      const answer = await press(plain, path, body ?? form, type);
      expect([answer.status, answer.redirected]).toEqual([200, false]);
      expect(await isOut(plain)).toBe(true);
      const again = await press(plain, path, ONE_CLICK, URLENCODED);
      expect([again.status, await isOut(plain)]).toEqual([200, true]);
    },
  );

  test("a token that nobody has gets the same answer and changes nothing", async () => {
    const path = await linkIn(plain);
    const known = await press(plain, path, ONE_CLICK, URLENCODED);
    await plain.portal.db.write((tx) => tx.delete(mailOptOuts));
    const other = path.slice(13, -1) + (path.endsWith("_") ? "-" : "_");
    for (const token of ["test", "x".repeat(100), other]) {
      const unknown = await press(plain, `/unsubscribe/${token}`, ONE_CLICK, URLENCODED);
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.clone().text()]);
    }
    expect(await plain.portal.db.read.select().from(mailOptOuts)).toEqual([]);
  });

  test("holds for the address in any case and with spaces, keeps no address, and has a way back", async () => {
    const path = await linkIn(plain, "Ana@Example.org");
    await press(plain, path, ONE_CLICK, URLENCODED);
    expect([await isOut(plain), await isOut(plain, " ANA@example.ORG ")]).toEqual([true, true]);
    const kept = await plain.portal.db.read.select().from(mailOptOuts);
    expect(JSON.stringify(kept).toLowerCase()).not.toContain("ana");
    expect(path.toLowerCase()).not.toContain("example");
    await press(plain, path, "again=1", URLENCODED);
    expect(await isOut(plain)).toBe(false);
  });

  test("leaves codes and receipts alone: they still arrive", async () => {
    await press(plain, await linkIn(plain), ONE_CLICK, URLENCODED);
    smtp.messages.length = 0;
    await plain.portal.db.write((tx) => writeReceipt(tx));
    await plain.portal.drainMail();
    expect(smtp.messages.map(({ recipients }) => recipients)).toEqual([[ANA]]);
  });
});

test("a new SECRET forgets nobody, and the links that left still lead out", async () => {
  const folder = newDataFolder();
  const withSecret = (secret: string) => openTestPortal({ env: { DATA_DIR: folder, SECRET: secret } });
  const before = await withSecret("the secret of the first season, long enough");
  const { hash } = await optOut(before, ANA);
  const link = optOutUrlOf(before.portal, { lane: "campaign", toEmail: "rui@example.org", campaignId: null });
  await before.portal.close();
  const after = await withSecret("quite another secret, as long as the first");
  expect(optOutHash(after.portal.optOutKey, ANA)).toBe(hash);
  expect(await isOut(after)).toBe(true);
  await press(after, new URL(link).pathname, ONE_CLICK, URLENCODED);
  expect(await isOut(after, "rui@example.org")).toBe(true);
});

async function optOut({ portal }: TestPortal, email: string) {
  // By the secret, as the releases did that had no key of their own.
  const hash = sign(portal.secret, "opt-out", email);
  await portal.db.write((tx) => keepOptOut(tx, { hash, campaignId: null }, IN_WINDOW));
  return { hash };
}
