import { describe, test } from "bun:test";
import { openOperations } from "./operations-scene.ts";
import { validForm } from "./submissions/interest.ts";

const scene = await openOperations();
const { call, get, upload, table, anOrder, asked, approvedOrder, portal } = scene;
const { evaluate, manageCatalogue, editSubmission, register, testLetter, sendLetter } = scene;

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
        const { id, version } = await asked("manager");
        const words = { title: "Planta baixa", message: "Em escala" };
        const changed = await call("manager", "requests.update", { id, version, ...words });
        await call("manager", "requests.remove", { id, version: changed.version, confirmed: true });
      },
    ],
    ["approving an order request", async () => call("partner", "requests.approve", await askedAnswer())],
    ["rejecting an order request", async () => call("partner", "requests.reject", await askedAnswer())],
    [
      "downloading an attachment of an order request",
      async () => get("partner", `/api/files/${(await asked("manager")).fileId}`),
    ],
    ["creating, reading, changing and deleting an item of the catalogue", () => manageCatalogue("manager")],
    [
      "uploading items of the catalogue as a CSV file",
      async () => call("manager", "imports.begin", { fileId: await table("manager") }),
    ],
    ["downloading the template of that file", () => get("manager", "/api/imports/template.csv")],
    ["editing a submission", () => editSubmission("manager")],
    ["checking and creating an exhibitor's account, and new credentials", () => register("manager")],
    ["the e-mail types", () => call("manager", "campaigns.types")],
    ["the recipients of e-mails", () => call("manager", "campaigns.recipients", {})],
    ["a single test e-mail", () => testLetter("manager")],
    ["an e-mail to the selected", () => sendLetter("manager", "chosen")],
    ["an e-mail to all filtered", () => sendLetter("manager", "filtered")],
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

async function askedAnswer() {
  const { id, version } = await asked("manager");
  return { id, version, comment: "Falta a escala" };
}
