import { describe, expect, test } from "bun:test";
import { outcome } from "../orders/scene.ts";
import { ASKED, openRequests } from "./requests-scene.ts";

const scene = await openRequests();
const { partner, other, manager, admin, as, sendLater, ask, read, mailsOf, historyOf } = scene;

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
    const [kept] = asked.attachments;
    const again = { id, version, title: "Planta", attachments: [link] };
    await as(manager).requests.update(again);
    expect((await read(orderId, id)).attachments.map((file) => file.id)).toEqual([kept?.id ?? ""]);
    const fileId = await scene.upload(partner, "supporting");
    await as(partner).orders.addFile({ id: orderId, fileId });
    const attachments = [link, { name: "a.pdf", type: "", url: `/api/files/${fileId}` }];
    await as(partner).requests.comment({ id, message: "Segue.", attachments });
    const [comment] = (await read(orderId, id)).comments;
    expect(comment?.attachments.map(({ name, kind }) => `${name}, ${kind}`).toSorted()).toEqual([
      "Planta na nuvem, link",
      "supporting.pdf, document",
    ]);
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
