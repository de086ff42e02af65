import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { changeSettings } from "#tests/factories.ts";
import { readPdf } from "../documents/samples.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "./scene.ts";

/** The first paper of a process waits for its worker. */
setDefaultTimeout(60_000);

const scene = await openScene();
afterAll(() => scene.portal.pdf.close());
const { partner, other, manager } = scene;
const cookies = {
  partner: await signIn(scene, partner),
  other: await signIn(scene, other),
  manager: await signIn(scene, manager),
};
await changeSettings(scene.portal, (data) => ({
  ...data,
  identity: { ...data.identity, legalName: "Ribeira Eventos Ltda.", taxNumber: "12.345.678/0001-95" },
  paying: {
    payee: "Ribeira Eventos Ltda.",
    bank: "Banco do Igarapé (001)",
    account: "0012-3 / 45678-9",
    swift: "IGARBRSPXXX",
    pixKey: "pagamentos@example.org",
    text: { pt: "Informe a referência.", en: "Name the reference." },
    daysToPay: 30,
    tolerance: 50_00,
  },
}));

type Person = keyof typeof cookies | "visitor";

function get(id: string, who: Person = "partner", language = "pt"): Promise<Response> {
  const cookie = who === "visitor" ? "" : `${cookies[who]}; language=${language}`;
  return scene.fetch(`/api/documents/orders/${id}/pro-forma.pdf`, { headers: { cookie } });
}

async function approve() {
  const sent = await scene.send();
  return scene.as(manager).orders.setStatus({ ...sent, status: "APPROVED" });
}

describe("the pro forma of an approved order", () => {
  test("says in its reader's language what is to be paid, by when, where to and what for, and names the version", async () => {
    const { id } = await approve();
    const { reference } = await scene.readOrder(id);
    const answer = await get(id);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(`pro-forma-${reference}-v1.pdf`);
    const pt = await readPdf(await answer.bytes());
    expect([pt.title, pt.language]).toEqual([`Fatura pro forma ${reference}`, "pt-BR"]);
    for (const part of [
      "Versão do pedido 1",
      `A pagar US$ 18.711,00 Referência do pagamento ${reference} Pague até 31/08/2025`,
      "Favorecido Ribeira Eventos Ltda.",
      "Banco Banco do Igarapé (001)",
      "Conta 0012-3 / 45678-9",
      "SWIFT ou BIC IGARBRSPXXX",
      "Chave PIX pagamentos@example.org",
      "Informe a referência.",
      "CNPJ ou inscrição fiscal 12.345.678/0001-95",
      scene.submission.institutionName,
      "Monitor",
      "US$ 3.480,00",
      "Total US$ 18.711,00",
      "não é documento fiscal",
    ]) {
      expect(pt.text).toContain(part);
    }
    const en = await readPdf(await (await get(id, "manager", "en")).bytes());
    expect([en.title, en.language]).toEqual([`Pro forma invoice ${reference}`, "en"]);
    for (const part of ["To be paid USD 18,711.00", "31 Aug 2025", "Name the reference.", "Screen"]) {
      expect(en.text).toContain(part);
    }
  });

  test("asks for the rest once a part is paid, and is gone when all of it is", async () => {
    const approved = await approve();
    const own = scene.as(partner).orders;
    const part = { fileId: await scene.upload(partner), amount: 8_711 };
    const handed = await own.confirmPayment({ ...approved, ...part });
    expect((await readPdf(await (await get(approved.id)).bytes())).text).toContain("A pagar US$ 10.000,00");
    await own.confirmPayment({ ...handed, fileId: await scene.upload(partner), amount: 10_000 });
    expect((await get(approved.id)).status).toBe(404);
  });

  test("is for the order's partners and staff, and there is none before the approval or while a change is open", async () => {
    const { id } = await approve();
    const people: Person[] = ["partner", "manager", "other", "visitor"];
    const answers = await Promise.all(people.map((who) => get(id, who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
    await scene.put(id, { contentVersion: 2 });
    expect((await get(id)).status).toBe(404);
    expect((await get((await scene.send()).id)).status).toBe(404);
  });

  test("without a way to pay says whom to ask", async () => {
    const { id } = await approve();
    await changeSettings(scene.portal, (data) => ({
      ...data,
      paying: { ...data.paying, account: "", pixKey: "", text: { pt: "", en: "" } },
    }));
    expect((await readPdf(await (await get(id)).bytes())).text).toContain(
      "Para receber os dados de pagamento, escreva para",
    );
  });
});
