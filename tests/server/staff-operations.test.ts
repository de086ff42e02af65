import { describe, expect, test } from "bun:test";
import { openOperations, type Answer, type Who } from "./operations-scene.ts";

const scene = await openOperations();
const { call, get, upload, table, anOrder, asked, approvedOrder, partner, submission } = scene;
const { evaluate, manageCatalogue, editSubmission, register, testLetter, sendLetter } = scene;

const WHO = ["admin", "manager", "gruporg"] as const;

/** Fewer chairs, one thing from outside the catalogue, and a discount: the order is as it was edited. */
async function editItems(who: Who): Promise<void> {
  const { id } = await anOrder();
  const { version, lines } = await scene.as(partner).orders.get({ id });
  const chairs = lines.find(({ itemId }) => itemId === scene.chair.id);
  const edited = [
    { lineId: chairs?.lineId, itemId: scene.chair.id, quantity: 4, discountPercentage: 50 },
    { isCustomService: true, title_pt: "Tomada", title_en: "Socket", unitPrice: 99.9 },
  ];
  await call(who, "orders.previewItems", { id, version, lines: edited });
  await call(who, "orders.editItems", { id, version, lines: edited });
  const after = await scene.as(partner).orders.get({ id });
  expect(after.lines.map(({ quantity, netTotal }) => [quantity, netTotal])).toEqual([
    [1, 15_050],
    [4, 36.2],
    [1, 99.9],
  ]);
}

async function noteDown(who: Who): Promise<void> {
  const { id } = await anOrder();
  await call(who, "notes.writeOnOrder", { orderId: id, text: "Pagam na sexta" });
  await call(who, "notes.write", { submissionId: submission.id, text: "Ligou" });
  const told = await call<{ text: string }[]>(who, "notes.listOfOrder", { orderId: id });
  expect(told.map(({ text }) => text)).toEqual(["Pagam na sexta"]);
}

async function changeFiles(who: Who): Promise<void> {
  const [{ id }, fileId] = [await anOrder(), await upload(who)];
  await call(who, "orders.addFile", { id, fileId });
  await get(who, `/api/files/${fileId}`);
  await call(who, "orders.removeFile", { id, fileId });
}

/** Along the way to paid; another one is turned down with its note. */
async function changeStatuses(who: Who): Promise<void> {
  const { id } = await anOrder();
  for (const [status, more] of [
    ["REVIEWING", {}],
    ["APPROVED", {}],
    ["CONFIRM_PAYMENT", { paymentConfirmation: await upload(who, "paymentConfirmation") }],
    ["PAID", {}],
  ] as const) {
    const { version } = await scene.readOrder(id);
    await call(who, "orders.setStatus", { id, version, status, ...more });
    expect((await scene.readOrder(id)).status).toBe(status);
  }
  const rejected = await anOrder();
  const { version } = await scene.readOrder(rejected.id);
  const asks = { id: rejected.id, version, status: "REJECTED", note: "Falta a planta" };
  await call(who, "orders.setStatus", asks);
  expect((await scene.readOrder(rejected.id)).status).toBe("REJECTED");
}

/** Each of the five on a request that the same person made. */
async function manageRequests(who: Who): Promise<void> {
  const { id, version } = await asked(who);
  const words = { title: "Planta baixa", message: "Em escala" };
  const changed = await call(who, "requests.update", { id, version, ...words });
  await call(who, "requests.remove", { id, version: changed.version, confirmed: true });
  for (const [verb, status] of [
    ["approve", "APPROVED"],
    ["reject", "REJECTED"],
  ] as const) {
    const made = await asked(who);
    const answer = { id: made.id, version: made.version, comment: "Falta a escala" };
    await call(who, `requests.${verb}`, answer);
    const listed = await call<(Answer & { status: string })[]>(who, "requests.list", {
      orderId: made.orderId,
    });
    expect(listed.find((request) => request.id === made.id)?.status).toBe(status);
  }
}

/** What is in the file is in the catalogue afterwards. */
async function importItems(who: Who): Promise<void> {
  const title = `Vaso de ${who}`;
  await get(who, "/api/imports/template.csv");
  const { id } = await call(who, "imports.begin", { fileId: await table(who, title) });
  const { version } = await call(who, "imports.get", { id });
  await call(who, "imports.run", { id, version });
  const { items } = await call<{ items: { title_pt: string }[] }>(who, "catalogue.items", { search: title });
  expect(items.map((item) => item.title_pt)).toEqual([title]);
}

/** Of a service that an exhibitor asked for in words. */
async function priceServices(who: Who): Promise<void> {
  const extraServices = { furniture: { required: true, executionObservations: "Dois sofás" } };
  const { id } = await scene.as(partner).orders.createCustomServices(scene.services({ extraServices }));
  const { items } = await call<{ items: { orderId: string }[] }>(who, "customServices.list", {});
  expect(items.map(({ orderId }) => orderId)).toContain(id);
  const services = [{ lineId: "furniture", unitPrice: 450 }];
  await call(who, "customServices.previewPrices", { orderId: id, services });
  const { version } = await scene.readOrder(id);
  await call(who, "customServices.price", { orderId: id, version, services });
  const { lines } = await scene.as(partner).orders.get({ id });
  expect(lines.find(({ lineId }) => lineId === "furniture")?.netTotal).toBe(450);
}

/** Eleven kinds of what staff do; each sees that what was called has happened, where a call says little. */
const KINDS: [string, (who: Who) => Promise<unknown>][] = [
  ["see the figures of the dashboard", (who) => call(who, "dashboard.stats")],
  [
    "view and edit submissions",
    async (who) => {
      await call(who, "submissions.list", {});
      await call(who, "submissions.get", { id: submission.id });
      await editSubmission(who);
    },
  ],
  [
    "manage orders, their statuses, notes, items and files",
    async (who) => {
      await call(who, "orders.list", {});
      await call(who, "orders.get", { id: (await anOrder()).id });
      for (const manage of [changeStatuses, noteDown, editItems, changeFiles]) await manage(who);
    },
  ],
  ["create, edit, delete, approve and reject requests about orders", manageRequests],
  [
    "manage the catalogue, item by item and as a CSV file",
    async (who) => {
      await manageCatalogue(who);
      await importItems(who);
    },
  ],
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
      await sendLetter(who, "chosen");
      await sendLetter(who, "filtered");
    },
  ],
  [
    "generate contracts",
    async (who) => call(who, "contracts.generate", { orderId: (await approvedOrder()).id }),
  ],
  ["manage custom services", priceServices],
  [
    "create orders for a submission",
    async (who) => {
      await scene.freeSpace();
      const made = await call(who, "orders.createStandard", scene.standard());
      expect((await scene.readOrder(made.id)).status).toBe("PENDING");
      await call(who, "orders.createCustomServices", scene.services());
    },
  ],
];

test("the kinds of what staff do are eleven (ROL-06)", () => {
  expect(KINDS).toHaveLength(11);
});

describe.each(WHO)("%s", (who) => {
  test.each(KINDS)("may %s (ROL-06)", async (_, works) => {
    await works(who);
  });
});
