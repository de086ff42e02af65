import { afterAll, describe, expect, test } from "bun:test";
import { changeSettings } from "#tests/factories.ts";
import { readPdf, readRows } from "../documents/samples.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "./scene.ts";

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

function get(
  id: string,
  who: Person = "partner",
  language = "pt",
  paper = "pro-forma.pdf",
): Promise<Response> {
  const cookie = who === "visitor" ? "" : `${cookies[who]}; language=${language}`;
  return scene.fetch(`/api/documents/orders/${id}/${paper}`, { headers: { cookie } });
}

async function textOf(id: string, language: string, paper?: string): Promise<string> {
  const answer = await get(id, "partner", language, paper);
  expect(answer.status).toBe(200);
  return (await readPdf(await answer.bytes())).text;
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
      `A pagar US$ 18.711,00 Pague até 31/08/2025 Referência do pagamento ${reference}`,
      "Favorecido Ribeira Eventos Ltda.",
      "Banco Banco do Igarapé (001)",
      "Conta 0012-3 / 45678-9",
      "SWIFT ou BIC IGARBRSPXXX",
      "Chave Pix pagamentos@example.org",
      "Informe a referência.",
      "CNPJ 12.345.678/0001-95",
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

  test("asks for the rest once a part is paid, and stays when all of it is, marked as paid", async () => {
    const approved = await approve();
    const own = scene.as(partner).orders;
    const part = { fileId: await scene.upload(partner), amount: 8_711 };
    const handed = await own.confirmPayment({ ...approved, ...part });
    const asks = await textOf(approved.id, "pt");
    expect(asks).toContain("A pagar US$ 10.000,00");
    expect(asks).toContain("Enviado, em conferência US$ 8.711,00 Falta pagar US$ 10.000,00");
    const rest = { fileId: await scene.upload(partner), amount: 9_990 };
    const whole = await own.confirmPayment({ ...handed, ...rest });
    expect(await textOf(approved.id, "pt")).toContain("A pagar US$ 10,00");
    const paid = { ...whole, status: "PAID" as const, settledAs: "bankCharges" as const };
    await scene.as(manager).orders.setStatus(paid);
    const pt = await textOf(approved.id, "pt");
    expect(pt).toContain("Pago em 01/08/2025");
    expect(pt).toContain("Aceito US$ 18.701,00 Tarifas bancárias US$ 10,00 Falta pagar US$ 0,00");
    expect(pt).not.toContain("A pagar");
    expect(asks).toContain("Informe a referência na transferência");
    expect(pt).not.toContain("transferência e envie o comprovante");
    expect(pt).toContain("não é documento fiscal");
    const en = await textOf(approved.id, "en");
    expect(en).toContain("Paid on 1 Aug 2025");
    expect(en).toContain("Bank charges USD 10.00");
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

describe("the papers of an order", () => {
  test("begin with the order itself, from the day it was sent, with its status and version", async () => {
    const { id } = await scene.send();
    const { reference } = await scene.readOrder(id);
    const pt = await textOf(id, "pt", "order.pdf");
    for (const part of [
      `Pedido ${reference}`,
      "Situação Pendente",
      "Total US$ 18.711,00",
      "Acesso pela doca 2",
    ]) {
      expect(pt).toContain(part);
    }
    expect(pt).not.toContain("Falta pagar");
    const en = await textOf(id, "en", "order.pdf");
    for (const part of ["Status Pending", "Screen", "neither a contract nor a tax document"]) {
      expect(en).toContain(part);
    }
    expect((await get(id, "other", "en", "order.pdf")).status).toBe(404);
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    const unsent = await scene.as(partner).orders.saveDraft({ draft });
    expect((await get(unsent.id, "partner", "en", "order.pdf")).status).toBe(404);
  });

  test("have a receipt of each accepted payment, and of no other", async () => {
    const approved = await approve();
    const said = { amount: 8_711, paidOn: "2025-07-30", reference: "TED 4711" };
    const own = scene.as(partner).orders;
    const handed = await own.confirmPayment({ ...approved, ...said, fileId: await scene.upload(partner) });
    const [payment] = (await own.get({ id: approved.id })).payments;
    const receipt = `receipts/${payment?.id}.pdf`;
    expect((await get(approved.id, "partner", "en", receipt)).status).toBe(404);
    const judged = { ...handed, paymentId: payment?.id ?? "", verdict: "accept" as const };
    const part = await scene.as(manager).orders.judgePayment(judged);
    const en = await textOf(approved.id, "en", receipt);
    for (const part of [
      "Ribeira Eventos Ltda. has received from",
      "the amount of USD 8,711.00 for order",
      "30 Jul 2025",
      "TED 4711",
      "Accepted USD 8,711.00 Still to be paid USD 10,000.00",
    ]) {
      expect(en).toContain(part);
    }
    expect(await textOf(approved.id, "pt", receipt)).toContain("Valor recebido");
    expect((await get(approved.id, "other", "en", receipt)).status).toBe(404);

    // What comes later changes nothing of what the receipt tells.
    const fileId = await scene.upload(partner);
    const rest = await own.confirmPayment({ id: approved.id, version: part.version, fileId, amount: 9_970 });
    const second = (await own.get({ id: approved.id })).payments.find((one) => one.fileId === fileId);
    const accept = { verdict: "accept" as const, settledAs: "bankCharges" as const };
    const now = new Date("2025-08-02T12:00:00Z");
    await scene.as(manager, { now }).orders.judgePayment({ ...rest, paymentId: second?.id ?? "", ...accept });
    const { reference } = await scene.readOrder(approved.id);
    const later = await textOf(approved.id, "en", receipt);
    expect(later).toContain("Accepted USD 8,711.00 Still to be paid USD 10,000.00");
    expect(later).toContain(`Receipt number ${reference}/1`);
    const last = await textOf(approved.id, "en", `receipts/${second?.id}.pdf`);
    expect(last).toContain(`Receipt number ${reference}/2`);
    expect(last).toContain("Accepted USD 18,681.00 Bank charges USD 30.00 Still to be paid USD 0.00");
    const contract = await get(approved.id, "manager", "pt", "contract-preview.pdf");
    const { text } = await readPdf(await contract.bytes());
    expect(text).toContain(
      "Of the total, USD 18,681.00 has been paid and USD 30.00 was kept by the banks as charges.",
    );
    expect(text).not.toContain("total has been paid");
  });
});

/** In cents, of "USD 1,234.50" and "− USD 1,234.50". */
function centsIn(text: string): number {
  const cents = Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
  return text.startsWith("−") ? -cents : cents;
}

test("whoever adds up the rows of a paper arrives at its total, to the cent, whatever the discounts", async () => {
  const random = seeded(20251124);
  const percent = () => Math.round(random() * 9_999) / 100;
  for (let round = 0; round < 12; round += 1) {
    const { id, version } = await scene.send();
    const order = await scene.as(manager).orders.get({ id });
    const lines = order.lines.map((line) => ({ ...line, discountPercentage: percent() }));
    const edited = await scene.as(manager).orders.editItems({ id, version, lines: lines.map(editOf) });
    const rows = await readRows(await (await get(id, "partner", "en", "order.pdf")).bytes());
    const listed = rows.filter((cells) => cells.length > 2 && cells[0] !== "Item");
    const amounts = listed.map((cells) => centsIn(cells.at(-1) ?? ""));
    const total = centsIn(rows.find(([label]) => label === "Total")?.[1] ?? "");
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(total).toBe(Math.round(edited.total * 100));
    const [space = 0, structure = 0, discount = 0, ...nets] = amounts;
    expect(discount).toBeLessThan(0);
    const extra = nets.reduce((sum, net) => sum + net, 0);
    // Screens of both sides have the rows of the paper.
    for (const reader of [partner, manager]) {
      const shown = await scene.as(reader).orders.get({ id });
      const { standDiscount: off, extraAmount } = shown;
      const cents = [off?.space, off?.structure, -(off?.discount ?? 0), extraAmount].map((amount) =>
        Math.round((amount ?? 0) * 100),
      );
      expect(cents).toEqual([space, structure, discount, extra]);
    }
    // 100 m2 of Bronze, as the price of a square metre says.
    expect([space, structure]).toEqual([10_000_00, 5_050_00]);
    // A line is its price times quantity and days, less its discount.
    for (const [, quantity, days, price = "", off = "", net = ""] of listed.slice(3)) {
      expect(centsIn(price) * Number(quantity) * Number(days) + centsIn(off)).toBe(centsIn(net));
    }
  }
});

type Line = Awaited<ReturnType<ReturnType<typeof scene.as>["orders"]["get"]>>["lines"][number];

function editOf({ lineId, quantity, periodOfUse, notes, ...line }: Line & { discountPercentage: number }) {
  return { lineId, quantity, periodOfUse, notes, discountPercentage: line.discountPercentage };
}

/** The same numbers from 0 to 1 at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
