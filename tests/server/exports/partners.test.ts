import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { searchText } from "#db/search-text.ts";
import { naturalKey } from "#domain/natural-order.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { IN_WINDOW } from "#tests/portal.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager, partner } = scene;
const name = "=Aldeia Igarapé";
const ines = await makeUser(portal, "PARTNER", {
  name: "Inês Ávila",
  email: "ines@aldeia.example",
  language: "pt",
  firstLogin: true,
  temporaryUntil: new Date(IN_WINDOW.getTime() + 7 * 86_400_000),
});
const { reference } = await makeSubmission(
  portal,
  {
    institutionName: name,
    institutionSort: naturalKey(searchText(name)),
    search: searchText(name),
    status: "APPROVED",
  },
  [ines],
);

async function ask(path: string, as = manager, language = "pt"): Promise<Response> {
  const cookie = `${await signIn(scene, as)}; language=${language}`;
  return scene.fetch(`/api/exports/${path}`, { headers: { cookie } });
}

test("partners as CSV: in the reader's notation, nothing that a spreadsheet would run", async () => {
  const answer = await ask("partners.csv?search=aldeia&columns=organisation.contact.accounts.orders.state");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.split("\r\n")).toEqual([
    "\uFEFFOrganização;Manifestação;Nome;E-mail;Papel;Contas da organização;Pedidos enviados;Credenciais;Senha temporária até (hora do evento)",
    `'${name};${reference};Inês Ávila;ines@aldeia.example;Responsável;1;0;Primeiro acesso;08/08/2025 09:00`,
    "",
  ]);
});

test("partners as XLSX: figures are numbers, days are dates, references and e-mails text", async () => {
  const answer = await ask("partners.xlsx?states=waiting", manager, "en");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(sheet).toContain(reference);
  expect(sheet).toContain("ines@aldeia.example");
  expect(sheet).not.toContain(partner.email);
  expect(sheet).toMatch(/<c r="G2"[^>]*><v>1<\/v>/);
  expect(sheet).toMatch(/<c r="J2"[^>]*><v>45877\.375\d*<\/v>/);
});

test("partners are no partner's to export", async () => {
  expect((await ask("partners.csv", partner)).status).toBe(403);
});
