import { describe, expect, test } from "bun:test";
import { asc, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
const { partner, other, manager, admin } = scene;

/** A moment later than the call before. */
function as(actor: SignedInUser) {
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  return scene.as(actor);
}

const ASKED = { title: "Planta do estande", message: "Envie a planta em PDF." };

function sendLater() {
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  return scene.send();
}

async function ask(more: Record<string, unknown> = {}) {
  const { id: orderId, version } = await sendLater();
  const request = await as(manager).requests.create({ orderId, ...ASKED, ...more });
  return { orderId, orderVersion: version, ...request };
}

async function read(orderId: string, id: string, actor = partner) {
  const requests = await as(actor).requests.list({ orderId });
  const request = requests.find((one) => one.id === id);
  if (!request) throw new Error("the request is not listed");
  return request;
}

async function mailsOf(orderId: string) {
  const rows = await scene.portal.db.read
    .select()
    .from(outbox)
    .where(eq(outbox.recordId, orderId))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return rows.slice(1).map(({ template, toEmail, locale }) => [template, toEmail, locale]);
}

async function historyOf(orderId: string, actor = partner) {
  const { history } = await as(actor).orders.get({ id: orderId });
  return history.map(({ action, changes, actorName }) => [action, changes?.["request"]?.new, actorName]);
}

describe("a request of the team (REQ-04)", () => {
  test("has title, message, files, a due day and says whether approval waits (REQ-01, REQ-06)", async () => {
    const fileId = await scene.upload(manager, "attachment");
    const attachments = [
      { id: fileId, name: "modelo.pdf", type: "application/pdf", url: `/api/files/${fileId}` },
    ];
    const { orderId, id } = await ask({ attachments, dueOn: "2025-09-30", blocksApproval: true });
    expect(await read(orderId, id)).toMatchObject({
      kind: "TEAM",
      status: "PENDING",
      title_pt: "Planta do estande",
      title_en: "Planta do estande",
      message: "Envie a planta em PDF.",
      rejectionComment: "",
      dueOn: "2025-09-30",
      blocksApproval: true,
      author: manager.name,
      attachments: [{ id: fileId, purpose: "attachment" }],
    });
    const order = await as(partner).orders.get({ id: orderId });
    expect(order.files).toEqual([]);
    expect(await mailsOf(orderId)).toEqual([["requestOpened", partner.email, "pt"]]);
    expect((await historyOf(orderId))[0]).toEqual(["openRequest", "Planta do estande", manager.name]);
  });

  test("is not made without title and message, nor by a partner (REQ-06)", async () => {
    const { id: orderId } = await sendLater();
    const { requests } = as(manager);
    expect(await outcome(requests.create({ orderId, title: "", message: "m" }))).toBe("invalid");
    expect(await outcome(requests.create({ orderId, title: "t", message: " " }))).toBe("invalid");
    expect(await outcome(requests.create({ orderId, ...ASKED, dueOn: "2025-02-30" }))).toBe("invalid");
    expect(await outcome(as(partner).requests.create({ orderId, ...ASKED }))).toBe("forbidden");
    expect(await as(partner).requests.list({ orderId })).toHaveLength(1);
  });

  test("carries nobody else's upload", async () => {
    const { id: orderId } = await sendLater();
    const fileId = await scene.upload(other, "attachment");
    const attachments = [{ name: "a.pdf", type: "", url: `/api/files/${fileId}` }];
    const { id } = await ask();
    const say = as(partner).requests.comment({ id, message: "Segue", attachments });
    expect(await outcome(say)).toBe("notFound");
    const elsewhere = [{ name: "a.pdf", type: "", url: "/api/files/nobodys" }];
    const create = as(manager).requests.create({ orderId, ...ASKED, attachments: elsewhere });
    expect(await outcome(create)).toBe("notFound");
  });

  test("is rewritten by the team until it is answered, files replaced (REQ-07)", async () => {
    const { orderId, id, version } = await ask();
    const desk = as(admin).requests;
    const fileId = await scene.upload(admin, "attachment");
    const attachments = [{ name: "b.pdf", type: "", url: `/api/files/${fileId}` }];
    const edited = await desk.update({
      id,
      version,
      message: "Em PDF ou DWG.",
      attachments,
      dueOn: "2025-10-01",
    });
    expect(await read(orderId, id)).toMatchObject({
      title: "Planta do estande",
      message: "Em PDF ou DWG.",
      dueOn: "2025-10-01",
      attachments: [{ id: fileId }],
    });
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestRevised", partner.email, "pt"]);
    expect(await outcome(desk.update({ id, version, title: "Planta" }))).toBe("stale");
    expect(await outcome(desk.update({ id, version: edited.version }))).toBe("invalid");
    await desk.update({ id, version: edited.version, title: "Planta", attachments: [], status: "APPROVED" });
    expect(await read(orderId, id)).toMatchObject({ title: "Planta", status: "APPROVED", attachments: [] });
    expect(await outcome(desk.update({ id, version: 4, title: "Outra" }))).toBe("moveNotAllowed");
  });

  test("is not saved as it was, and nobody is written to (REQ-07)", async () => {
    const fileId = await scene.upload(manager, "attachment");
    const attachments = [{ name: "a.pdf", type: "", url: `/api/files/${fileId}` }];
    const asked = { ...ASKED, attachments, dueOn: "2025-10-01", blocksApproval: true };
    const { orderId, id, version } = await ask(asked);
    const mails = await mailsOf(orderId);
    const desk = as(admin).requests;
    expect(await outcome(desk.update({ id, version, ...asked }))).toBe("nothingChanged");
    expect(await outcome(desk.update({ id, version, title: ASKED.title }))).toBe("nothingChanged");
    expect(await read(orderId, id)).toMatchObject({ version, attachments: [{ id: fileId }] });
    expect(await mailsOf(orderId)).toEqual(mails);
    const moved = await desk.update({ id, version, ...asked, status: "APPROVED" });
    expect(moved.version).toBe(version + 1);
    const fewer = await ask(asked);
    await desk.update({ id: fewer.id, version: fewer.version, ...asked, attachments: [] });
    expect((await read(fewer.orderId, fewer.id)).attachments).toEqual([]);
  });

  test("and a comment take files by their address, and what the order has already (FIL-05)", async () => {
    const link = { name: "Planta na nuvem", type: "", url: "https://example.org/planta.dwg" };
    const { orderId, id, version } = await ask({ attachments: [link] });
    const asked = await read(orderId, id);
    expect(asked.attachments).toMatchObject([{ name: link.name, url: link.url, kind: "link", size: 0 }]);
    const fileId = await scene.upload(partner, "supporting");
    await as(partner).orders.addFile({ id: orderId, fileId });
    const attachments = [link, { name: "a.pdf", type: "", url: `/api/files/${fileId}` }];
    await as(partner).requests.comment({ id, message: "Segue.", attachments });
    const [comment] = (await read(orderId, id)).comments;
    expect(comment?.attachments.map(({ name, kind }) => `${name}, ${kind}`).toSorted()).toEqual([
      "Planta na nuvem, link",
      "supporting.pdf, document",
    ]);
    const [kept] = asked.attachments;
    const again = { id, version, title: "Planta", attachments: [link] };
    await as(manager).requests.update(again);
    expect((await read(orderId, id)).attachments.map((file) => file.id)).toEqual([kept?.id ?? ""]);
    const { files } = await as(partner).orders.get({ id: orderId });
    expect(files.map((file) => file.id)).toEqual([fileId]);
  });

  test("is deleted only after confirming, and history keeps it (REQ-08, S40)", async () => {
    const { orderId, id, version } = await ask();
    const desk = as(manager).requests;
    expect(await outcome(desk.remove({ id, version }))).toBe("moveNeeds");
    expect(await outcome(as(partner).requests.remove({ id, version, confirmed: true }))).toBe("forbidden");
    expect(await outcome(desk.remove({ id, version, confirmed: true }))).toBe("ok");
    expect(await as(partner).requests.list({ orderId })).toHaveLength(1);
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestRemoved", partner.email, "pt"]);
    expect((await historyOf(orderId))[0]).toEqual(["removeRequest", "Planta do estande", manager.name]);
    expect(await outcome(desk.approve({ id, version }))).toBe("notFound");
  });
});

describe("an answer (REQ-09)", () => {
  test("by the partner is told to whoever asked, in that person's language", async () => {
    const { orderId, id, version } = await ask();
    const answer = await as(partner).requests.approve({ id, version, comment: "Feito" });
    expect(answer).toEqual({ id, status: "APPROVED", version: version + 1 });
    const { comments } = await read(orderId, id);
    expect(comments.map(({ message, author }) => [message, author])).toEqual([["Feito", partner.name]]);
    expect(await mailsOf(orderId)).toEqual([
      ["requestOpened", partner.email, "pt"],
      ["requestAnswered", manager.email, manager.language],
    ]);
    expect((await historyOf(orderId))[0]).toEqual(["approveRequest", "Planta do estande", partner.name]);
  });

  test("no needs a comment, which is stored and shown (REQ-05, S40)", async () => {
    const { orderId, id, version } = await ask();
    const { requests } = as(partner);
    expect(await outcome(requests.reject({ id, version, comment: " " }))).toBe("invalid");
    await requests.reject({ id, version, comment: "Não temos a planta." });
    expect(await read(orderId, id, manager)).toMatchObject({
      status: "REJECTED",
      rejectionComment: "Não temos a planta.",
    });
  });

  test("by the team is told to the exhibitor, and asked again with a note", async () => {
    const { orderId, id, version } = await ask();
    const desk = as(manager).requests;
    const closed = await desk.approve({ id, version });
    expect(await outcome(desk.reopen({ ...closed, note: "" }))).toBe("moveNeeds");
    expect(await outcome(as(partner).requests.approve(closed))).toBe("moveNotAllowed");
    const again = await desk.reopen({ id, version: closed.version, note: "Falta a cota." });
    expect(again.status).toBe("PENDING");
    expect((await read(orderId, id)).comments[0]?.message).toBe("Falta a cota.");
    expect((await mailsOf(orderId)).map(([template, to]) => [template, to])).toEqual([
      ["requestOpened", partner.email],
      ["requestAnswered", partner.email],
      ["requestAnswered", partner.email],
    ]);
  });

  test("twice at once is one answer; the slower is told", async () => {
    const { id, version } = await ask();
    const tries = await Promise.all([
      outcome(as(partner).requests.approve({ id, version })),
      outcome(as(manager).requests.reject({ id, version, comment: "c" })),
    ]);
    expect(tries.toSorted()).toEqual(["ok", "stale"]);
  });

  test("opens the approval that waited for it", async () => {
    const { orderId, orderVersion, id, version } = await ask({ blocksApproval: true });
    const approve = () =>
      outcome(as(manager).orders.setStatus({ id: orderId, version: orderVersion, status: "APPROVED" }));
    const before = await as(manager).orders.get({ id: orderId });
    expect(before.moves.map(({ verb }) => verb)).not.toContain("approve");
    expect(await approve()).toBe("moveNeeds");
    await as(partner).requests.reject({ id, version, comment: "Não temos." });
    expect(await approve()).toBe("ok");
  });
});

describe("a comment", () => {
  test("carries files that both sides may read, and is told to the other side", async () => {
    const { orderId, id } = await ask();
    const fileId = await scene.upload(partner, "attachment");
    const attachments = [{ name: "planta.pdf", type: "", url: `/api/files/${fileId}` }];
    await as(partner).requests.comment({ id, message: "Segue a planta.", attachments });
    const request = await read(orderId, id, manager);
    expect(request.attachments).toEqual([]);
    expect(
      request.comments.map(({ message, attachments: files }) => [message, files.map((file) => file.id)]),
    ).toEqual([["Segue a planta.", [fileId]]]);
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestCommented", manager.email, manager.language]);
    await as(manager).requests.comment({ id, message: "Obrigado." });
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestCommented", partner.email, "pt"]);
    expect(await outcome(as(other).requests.comment({ id, message: "Eu" }))).toBe("notFound");
  });
});

describe("an exhibitor's wish to change", () => {
  test("is asked while the order is reviewed or approved, and told to the team", async () => {
    const { id: orderId } = await sendLater();
    const { requests } = as(partner);
    const wish = { orderId, message: "Mais uma tomada de 220 V." };
    expect(await outcome(requests.ask(wish))).toBe("moveNotAllowed");
    await scene.put(orderId, { status: "REVIEWING" });
    const { id } = await requests.ask(wish);
    await scene.put(orderId, { status: "APPROVED" });
    expect(await outcome(requests.ask(wish))).toBe("ok");
    await scene.put(orderId, { status: "PAID" });
    expect(await outcome(requests.ask(wish))).toBe("moveNotAllowed");
    expect(await read(orderId, id, manager)).toMatchObject({
      kind: "WISH",
      title_pt: "Mudança pedida pelo expositor",
      title_en: "Change asked for by the exhibitor",
      message: "Mais uma tomada de 220 V.",
      author: partner.name,
    });
    expect((await mailsOf(orderId))[0]).toEqual(["changeAskedFor", "expositores@example.org", "pt"]);
  });

  test("is answered by the team alone, and taken back by its author", async () => {
    const { id: orderId } = await sendLater();
    await scene.put(orderId, { status: "REVIEWING" });
    const { requests } = as(partner);
    const wish = await requests.ask({ orderId, message: "Mais uma tomada." });
    expect(await outcome(requests.approve(wish))).toBe("forbidden");
    await as(manager).requests.reject({ ...wish, comment: "A rede não comporta." });
    expect(await read(orderId, wish.id)).toMatchObject({ rejectionComment: "A rede não comporta." });
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestAnswered", partner.email, "pt"]);
    const second = await requests.ask({ orderId, message: "Duas cadeiras a mais." });
    expect(await outcome(requests.remove({ ...second, confirmed: true }))).toBe("ok");
  });
});
