import { afterAll, describe, expect, test } from "bun:test";
import { composeBrochure } from "#server/documents/brochure-data.ts";
import { openPdfRenderer } from "#server/documents/render.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { startSmtp } from "#tests/smtp.ts";
import { makeAccount } from "../accounts/browser.ts";
import { contractSample, readPdf } from "../documents/samples.ts";

const smtp = await startSmtp();
const portal = await openTestPortal({
  env: { SMTP_URL: smtp.url, MAIL_FROM: "Green Zone <zone@example.org>" },
});
const renderer = openPdfRenderer();
afterAll(async () => {
  await renderer.close();
  await smtp.close();
});
const desk = portal.as(await makeAccount(portal, "ADMIN"));
const OFFICE = { pt: "Escritório do Encontro", en: "Meeting Office" };

async function save(change: Partial<typeof DEFAULT_SETTINGS>): Promise<void> {
  const { data, version } = await desk.settings.get();
  await desk.settings.update({ data: { ...data, ...change }, version });
}

async function testMail() {
  const from = smtp.messages.length;
  await desk.mails.sendTest();
  await portal.portal.drainMail();
  const [arrived] = (await smtp.waitFor(from + 1)).slice(from);
  if (!arrived) throw new Error("no mail arrived");
  return arrived.mail;
}

describe("who hosts and in whose name mails arrive", () => {
  test("are the words of before, until the team says otherwise", async () => {
    expect((await portal.as(VISITOR).event.get()).office).toEqual({
      pt: "Secretaria da Conferência",
      en: "Conference Secretariat",
    });
    const { from, text } = await testMail();
    expect(from).toEqual({ name: "Green Zone", address: "zone@example.org" });
    expect(text).toMatch(/Secretaria da Conferência|Conference Secretariat/);
  });

  test("once saved stand in the foot of the site and in mails, whose address stays", async () => {
    await save({
      office: OFFICE,
      sender: { pt: 'Equipe "Encontro", São João', en: 'Meeting "team", São João' },
    });
    expect((await portal.as(VISITOR).event.get()).office).toEqual(OFFICE);
    const { from, text, html } = await testMail();
    expect(from?.address).toBe("zone@example.org");
    expect(from?.name).toMatch(/^(Equipe "Encontro"|Meeting "team"), São João$/);
    expect(text).toMatch(/Escritório do Encontro|Meeting Office/);
    expect(html).toMatch(/Escritório do Encontro|Meeting Office/);
    await save({ sender: { pt: "", en: "" } });
    expect((await testMail()).from?.name).toBe("Green Zone");
  });

  test("a sender's name is one line, and no way into the head of a message", async () => {
    await save({ sender: { pt: "Equipe\r\nBcc: x@example.org", en: "Team\r\nBcc: x@example.org" } });
    const { from, bcc } = await testMail();
    expect(bcc ?? []).toEqual([]);
    expect(from?.name).toMatch(/^(Equipe|Team) Bcc: x@example\.org$/);
  });

  test("stand in contracts and on the brochure, in the language of the paper", async () => {
    const sample = contractSample("en", 1);
    const data = { ...sample, organiser: { ...sample.organiser, office: OFFICE.en } };
    expect((await readPdf(await renderer.contract(data))).text).toContain("Meeting Office");
    const settings = { ...DEFAULT_SETTINGS, office: OFFICE };
    expect(composeBrochure(settings, "pt", "https://zona.example.org").office).toBe("Escritório do Encontro");
  });
});
