import { describe, expect, test } from "bun:test";
import type { FilePurpose } from "#domain/files/kind.ts";
import { SAMPLE_ANSWERS } from "#domain/submissions/sample-answers.ts";
import { callProcedure, exampleOf, existing, listProcedures } from "#tests/abuse/call.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { pdf } from "./files/bytes.ts";
import { signIn, uploaded } from "./files/upload.ts";
import { openScene } from "./orders/scene.ts";
import { validForm } from "./submissions/interest.ts";

const scene = await openScene();
const { portal, partner, manager, admin, submission } = scene;
const gruporg = await makeUser(portal, "GRUPORG");
const cookies = {
  visitor: "",
  partner: await signIn(scene, partner),
  admin: await signIn(scene, admin),
  manager: await signIn(scene, manager),
  gruporg: await signIn(scene, gruporg),
};
type Who = keyof typeof cookies;
type Answer = { id: string; version: number };
const procedures = new Map(listProcedures().map((procedure) => [procedure.name, procedure]));

/** What a call over HTTP answers; fails unless that is 200. */
async function call(who: Who, name: string, input?: unknown): Promise<Answer> {
  const procedure = procedures.get(name);
  if (!procedure) throw new Error(`there is no call ${name}`);
  const answer = await callProcedure(scene, procedure, input, { cookie: cookies[who] });
  const body = (await answer.json()) as { result?: { data: Answer }; error?: { message: string } };
  expect([name, answer.status, body.error?.message]).toEqual([name, 200, undefined]);
  return body.result?.data ?? { id: "", version: 0 };
}

/** With the example that the call declares, of what exists. */
async function tryExample(who: Who, name: string, known: Parameters<typeof existing>[0]): Promise<Answer> {
  const procedure = procedures.get(name);
  return call(who, name, procedure && exampleOf(procedure, existing(known)));
}

async function get(who: Who, path: string): Promise<void> {
  const { status } = await scene.fetch(path, { headers: { cookie: cookies[who] } });
  expect([path, status]).toEqual([path, 200]);
}

async function upload(who: Who, purpose: FilePurpose = "supporting"): Promise<string> {
  return (await uploaded(scene, cookies[who], { bytes: pdf(1), name: "planta.pdf", purpose })).id;
}

async function table(): Promise<string> {
  const bytes = new TextEncoder().encode("title_pt,unitMetric,unitPrice\nVaso,unit,10\n");
  return (await uploaded(scene, cookies.manager, { bytes, name: "itens.csv", purpose: "catalogueImport" }))
    .id;
}

const anOrder = () => scene.send(partner);

async function asked(): Promise<Answer & { orderId: string; fileId: string }> {
  const { id: orderId } = await anOrder();
  const fileId = await upload("manager", "attachment");
  const attachments = [{ name: "planta.pdf", type: "", url: `/api/files/${fileId}` }];
  const words = { title: "Planta", message: "Falta a planta" };
  return {
    ...(await call("manager", "requests.create", { orderId, ...words, attachments })),
    orderId,
    fileId,
  };
}

const NEWS = { subject_pt: "A", subject_en: "A", message_pt: "A", message_en: "A" };
const CHOSEN = { kind: "ids", ids: [submission.id] };
const FILTERED = { kind: "filtered", question: { filters: { countries: [submission.country] } } };

async function letter(who: Who, audience: object = CHOSEN): Promise<Answer> {
  const { id, version } = await call(who, "campaigns.begin", { audience });
  const text = { kind: "notice", ...NEWS, details_pt: "", details_en: "" };
  return call(who, "campaigns.save", { id, version, letter: text });
}

async function sendLetter(who: Who, audience?: object): Promise<void> {
  const { id, version } = await letter(who, audience);
  const seen = (await call(who, "campaigns.check", { id })) as Answer & { goes: number; leftOut: number };
  await call(who, "campaigns.send", { id, version, seen: { goes: seen.goes, leftOut: seen.leftOut } });
}

async function testLetter(who: Who): Promise<void> {
  const { id, version } = await letter(who);
  await call(who, "campaigns.test", { id, version, of: submission.id, to: "me" });
}

async function approvedOrder(): Promise<Answer> {
  const { id } = await anOrder();
  return scene.put(id, { status: "APPROVED" });
}

async function editSubmission(who: Who): Promise<void> {
  const { id, version } = await makeSubmission(portal);
  await call(who, "submissions.update", { id, version, answers: SAMPLE_ANSWERS });
}

/** A new exhibitor's account, then new credentials for it. */
async function register(who: Who): Promise<void> {
  const { id } = await makeSubmission(portal, { status: "APPROVED" });
  const email = `novo.${id}@example.org`;
  await call(who, "partners.check", { submissionId: id, email });
  await call(who, "partners.register", { submissionId: id, name: "Davi Lobo", email, language: "pt" });
  await call(who, "partners.resetCredentials", { email });
}

async function evaluate(who: Who): Promise<void> {
  const { id: submissionId } = await makeSubmission(portal, { status: "REVIEWING" });
  const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
  await call(who, "evaluations.save", { submissionId, decision: "APPROVED", ...marks });
}

async function manageCatalogue(who: Who): Promise<void> {
  const { id } = await tryExample(who, "catalogue.create", {});
  await call(who, "catalogue.get", { id });
  const { version } = await tryExample(who, "catalogue.update", { item: id });
  await call(who, "catalogue.remove", { id, version });
}

describe("a call works for", () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      "an expression of interest, with its captcha token",
      async () => call("visitor", "submissions.submit", await validForm(portal)),
    ],
    [
      "creating, changing and cancelling an order",
      async () => {
        await scene.freeSpace();
        const { id } = await call("partner", "orders.createStandard", scene.standard());
        const order = { ...scene.standard({ notes: "Outra doca" }), orderType: "STANDARD" };
        const { version } = await call("partner", "orders.update", { id, version: 1, order });
        await call("partner", "orders.cancel", { id, version, confirmed: true });
      },
    ],
    [
      "uploading and deleting a file of an order",
      async () => {
        const [{ id }, fileId] = [await anOrder(), await upload("partner")];
        await call("partner", "orders.addFile", { id, fileId });
        await call("partner", "orders.removeFile", { id, fileId });
      },
    ],
    [
      "uploading a payment confirmation, and with it the status that staff set",
      async () => {
        const { id, version } = await approvedOrder();
        const paymentConfirmation = await upload("manager", "paymentConfirmation");
        const move = { id, version, status: "CONFIRM_PAYMENT", paymentConfirmation };
        await call("manager", "orders.setStatus", move);
      },
    ],
    [
      "creating, changing and deleting an order request",
      async () => {
        const { id, version } = await asked();
        const words = { title: "Planta baixa", message: "Em escala" };
        const changed = await call("manager", "requests.update", { id, version, ...words });
        await call("manager", "requests.remove", { id, version: changed.version, confirmed: true });
      },
    ],
    ["approving an order request", async () => call("partner", "requests.approve", await answerTo(asked))],
    ["rejecting an order request", async () => call("partner", "requests.reject", await answerTo(asked))],
    [
      "downloading an attachment of an order request",
      async () => get("partner", `/api/files/${(await asked()).fileId}`),
    ],
    ["creating, reading, changing and deleting an item of the catalogue", () => manageCatalogue("manager")],
    [
      "uploading items of the catalogue as a CSV file",
      async () => call("manager", "imports.begin", { fileId: await table() }),
    ],
    ["downloading the template of that file", () => get("manager", "/api/imports/template.csv")],
    ["editing a submission", () => editSubmission("manager")],
    ["checking and creating an exhibitor's account, and new credentials", () => register("manager")],
    ["the e-mail types", () => call("manager", "campaigns.types")],
    ["the recipients of e-mails", () => call("manager", "campaigns.recipients", {})],
    ["a single test e-mail", () => testLetter("manager")],
    ["an e-mail to the selected", () => sendLetter("manager")],
    ["an e-mail to all filtered", () => sendLetter("manager", FILTERED)],
    ["the list of evaluations", () => call("manager", "evaluations.list", {})],
    [
      "the PDF of evaluations",
      async () => {
        await evaluate("manager");
        await get("manager", "/api/documents/evaluations.pdf");
      },
    ],
    [
      "the PDF of a contract",
      async () => call("manager", "contracts.generate", { orderId: (await approvedOrder()).id }),
    ],
    ["a partner's submissions", () => call("partner", "submissions.mine")],
    ["a partner's orders", () => call("partner", "orders.mine", {})],
  ])("%s (API-20)", async (_, works) => {
    await works();
  });
});

async function answerTo(ask: () => Promise<Answer>) {
  const { id, version } = await ask();
  return { id, version, comment: "Falta a escala" };
}

/** Eleven kinds of what staff do. */
const KINDS: [string, (who: Who) => Promise<unknown>][] = [
  ["see the figures of the dashboard", (who) => call(who, "dashboard.stats")],
  [
    "view and edit submissions",
    async (who) => {
      await call(who, "submissions.get", { id: submission.id });
      await editSubmission(who);
    },
  ],
  [
    "manage orders, their statuses, notes, items and files",
    async (who) => {
      const { id } = await anOrder();
      await call(who, "orders.get", { id });
      await tryExample(who, "orders.previewItems", { order: id });
      await call(who, "orders.addFile", { id, fileId: await upload(who) });
      const { version } = await scene.readOrder(id);
      await call(who, "orders.setStatus", { id, version, status: "REVIEWING" });
    },
  ],
  [
    "manage requests about orders",
    async (who) => {
      const { id, version } = await asked();
      const words = { title: "Planta baixa", message: "Em escala" };
      const changed = await call(who, "requests.update", { id, version, ...words });
      await call(who, "requests.remove", { id, version: changed.version, confirmed: true });
    },
  ],
  ["manage the catalogue", manageCatalogue],
  ["register exhibitors and send or reset credentials", register],
  [
    "use evaluations and their PDF",
    async (who) => {
      await evaluate(who);
      await call(who, "evaluations.list", {});
      await get(who, "/api/documents/evaluations.pdf");
    },
  ],
  [
    "send e-mails: a test, to the selected, to all filtered",
    async (who) => {
      await testLetter(who);
      await sendLetter(who);
      await sendLetter(who, FILTERED);
    },
  ],
  [
    "generate contracts",
    async (who) => call(who, "contracts.generate", { orderId: (await approvedOrder()).id }),
  ],
  ["manage custom services", (who) => call(who, "customServices.list", {})],
  ["create orders for a submission", (who) => call(who, "orders.createCustomServices", scene.services())],
];

describe.each(["admin", "manager", "gruporg"] as const)("%s", (who) => {
  test.each(KINDS)("may %s (ROL-06)", async (_, works) => {
    await works(who);
  });
});
