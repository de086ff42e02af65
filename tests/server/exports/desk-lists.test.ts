import { describe, expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { signIn } from "../files/upload.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { as, manager, partner } = scene;
const order = await scene.send(partner, {
  extraServices: { furniture: { required: true, executionObservations: "Dois sofás" } },
});
await as(manager).requests.create({
  orderId: order.id,
  title: "=Planta",
  message: "Falta a planta",
  dueOn: "2025-08-20",
});

async function ask(path: string, reader: SignedInUser = manager, language = "en"): Promise<Response> {
  const cookie = `${await signIn(scene, reader)}; language=${language}`;
  return scene.fetch(`/api/exports/${path}`, { headers: { cookie } });
}

async function linesOf(path: string, reader?: SignedInUser, language?: string): Promise<string[]> {
  const bytes = await (await ask(path, reader, language)).arrayBuffer();
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n").slice(0, -1);
}

async function sheetOf(path: string): Promise<string> {
  const files = unzipSync(new Uint8Array(await (await ask(path)).arrayBuffer()));
  return strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
}

describe("the desk's lists as files", () => {
  test("are no partner's", async () => {
    for (const list of ["requests", "mails", "customServices", "history"]) {
      expect([list, (await ask(`${list}.csv`, partner)).status]).toEqual([list, 403]);
    }
  });

  test("requests: what the screen finds and shows, days in the reader's notation, nothing that runs", async () => {
    expect(await linesOf("requests.csv?columns=request.company.due.status", manager, "pt")).toEqual([
      "\uFEFFSolicitação;Tipo;Pedido;Organização;Responder até;Situação",
      `'=Planta;Solicitação da equipe;${order.reference};${scene.submission.institutionName};20/08/2025;Com o expositor`,
    ]);
    expect(await linesOf("requests.csv?statuses=APPROVED&columns=request")).toHaveLength(1);
    expect(await linesOf("requests.csv?kinds=ORDER_CREATED&columns=request")).toHaveLength(2);
    // 20 August 2025 as spreadsheets count days.
    expect(await sheetOf("requests.xlsx?columns=due")).toMatch(/<c r="A2"[^>]*><v>45889<\/v>/);
  });

  test("messages: to whom and whether they left, in the words of the screen", async () => {
    const [heading, ...lines] = await linesOf(
      `mails.csv?search=${encodeURIComponent(partner.email)}&columns=recipient.status&sort=created`,
    );
    expect(heading).toBe("\uFEFFName,Email,Status");
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every((line) => line.startsWith(`${partner.name},${partner.email},`))).toBe(true);
  });

  test("custom services: the price as a number once there is one, the order's reference as text", async () => {
    const path = "columns=service.reference.figures.price";
    const [, before] = await linesOf(`customServices.csv?${path}`, manager, "pt");
    expect(before).toEndWith(`;${order.reference};${scene.submission.institutionName};Pendente;1;1;;A orçar`);
    const { version } = await as(manager).orders.get({ id: order.id });
    await as(manager).customServices.price({
      orderId: order.id,
      version,
      services: [{ lineId: "furniture", unitPrice: 1234.5 }],
    });
    const [, priced] = await linesOf(`customServices.csv?states=priced&${path}`, manager, "pt");
    expect(priced).toContain(";1234,50;Com preço");
    expect(await sheetOf(`customServices.xlsx?${path}`)).toMatch(/<v>1234\.5<\/v>/);
    expect(await linesOf(`customServices.csv?states=toPrice&${path}`)).toHaveLength(1);
  });

  test("history: who did what to what and when, what the screen filters, by the event's clocks", async () => {
    const path = "records=order&columns=at.what.about.who";
    const [heading, ...lines] = await linesOf(`history.csv?${path}&sort=at`);
    expect(heading).toBe(
      "\uFEFFWhen (event time),Record,What was done,From,To,Note,Status forced,Order,Submission,Organisation,Name,Who",
    );
    expect(lines[0]).toMatch(/^2025-08-01 09:00,Orders,/);
    const sent = lines.find((line) => line.includes("Order sent"));
    expect(sent).toContain(`,no,${order.reference},${scene.submission.reference},`);
    expect(lines.find((line) => line.includes("Request created"))).toEndWith(manager.name);
    const { total } = await as(manager).history.list({ filters: { records: ["order"] } });
    expect(lines).toHaveLength(total);
    expect(await linesOf("history.csv?records=order&deed=order.submit")).toHaveLength(2);
    expect(await linesOf("history.csv?search=nobodyatall")).toHaveLength(1);
  });

  test("history: marks that are closed to the reader are in no file", async () => {
    const reader = await makeUser(scene.portal, "GRUPORG");
    const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
    const { id: submissionId } = await makeSubmission(scene.portal, { status: "REVIEWING" });
    await as(reader).evaluations.save({ submissionId, decision: "APPROVED", ...marks });
    const own = await linesOf("history.csv?records=evaluation", reader);
    const other = await linesOf("history.csv?records=evaluation");
    expect(own.length).toBeGreaterThan(1);
    expect(other).toHaveLength(1);
  });
});

test("orders: what is to be quoted counts the structure of a custom stand, as the screen does", async () => {
  await scene.freeSpace();
  const custom = await as(partner).orders.createCustom(scene.custom());
  const [headings = "", line = ""] = await linesOf(
    `orders.csv?search=${custom.reference}&columns=reference.total`,
  );
  expect(headings).toEndWith(",To be quoted (structure and lines)");
  expect(line).toEndWith(",362.00,30362.00,,1");
});
