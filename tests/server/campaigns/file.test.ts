import { afterAll, expect, test } from "bun:test";
import { makeSubmission } from "#tests/factories.ts";
import { startSmtp } from "#tests/smtp.ts";
import { signIn } from "../files/upload.ts";
import { openCampaigns } from "./scene.ts";

const smtp = await startSmtp();
afterAll(() => smtp.close());
const scene = await openCampaigns({ env: { SMTP_URL: smtp.url, MAIL_PER_SECOND: "200" } });
const { portal, write, send } = scene;

async function make(representativeEmail: string, institutionName: string): Promise<string> {
  const more = { representativeName: "Rui", contactLanguage: "en" as const };
  return (await makeSubmission(portal, { representativeEmail, institutionName, ...more })).id;
}

test("a campaign's recipients are a file in the reader's language: who, whether it left, why not, when", async () => {
  const same = "same@k.example";
  const ids = [await make(same, "Arara"), await make(same, "Boto"), await make("no@k.example", "Cutia")];
  smtp.behave((recipient) =>
    recipient === "no@k.example" ? { code: 550, text: "5.1.1 no such user" } : undefined,
  );
  const draft = await write(ids);
  await send(draft);
  await portal.drainMail();
  const other = await write([await make("other@k.example", "Onça")]);
  await send(other);
  await portal.drainMail();
  const cookie = await signIn(scene, scene.manager);
  const read = async (format: string, language: string) => {
    const address = `/api/exports/letters.${format}?campaign=${draft.id}`;
    return scene.fetch(address, { headers: { cookie, "accept-language": language } });
  };
  const answer = await read("csv", "en");
  const lines = (await answer.text()).replace("\ufeff", "").trim().split("\r\n");
  expect(lines).toEqual([
    'Organisation,Name,Email,Language,What became of it,"Why, or the mail server\'s answer",When (event time)',
    "Arara,Rui,same@k.example,English,Sent,,2025-08-01 09:00",
    'Boto,Rui,same@k.example,English,Left out,"The same address stands in the list already, with another submission.",',
    "Cutia,Rui,no@k.example,English,Not delivered,550 5.1.1 no such user,",
  ]);
  const inPortuguese = await (await read("csv", "pt")).text();
  expect(inPortuguese).toContain("O mesmo endereço já está na lista, com outra manifestação.");
  const workbook = await read("xlsx", "en");
  expect(workbook.headers.get("content-type")).toContain("spreadsheetml");
});
