import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { custom } from "#domain/orders/kinds/custom.ts";
import { simple } from "#domain/orders/kinds/simple.ts";
import { sendBy } from "#server/orders/editing/send.ts";
import { sweepUploads } from "#server/files/sweep.ts";
import { makeUser } from "#tests/factories.ts";
import { pdf, png } from "#tests/server/files/bytes.ts";
import { signIn, uploaded } from "#tests/server/files/upload.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const { portal, partner, other, manager, submission } = scene;
const { orders } = scene.as(partner);
const cookie = await signIn(scene, partner);
const DAY = 24 * 3_600_000;
const PLAN = { name: "Planta 3D", type: "", url: "https://cloud.example.org/s/planta.zip" };

async function newLogo(by = cookie): Promise<FileReference> {
  const { id, name, type, url } = await uploaded(scene, by, {
    bytes: png({ dpi: 300 }),
    name: "marca.png",
    purpose: "logo",
  });
  return { id, name, type, url };
}

function briefed(logo: FileReference[], more: Partial<OrderDraft> = {}): OrderDraft {
  const draft = emptyDraft(submission.id);
  const { briefing } = draft;
  const visualIdentity = { ...briefing.visualIdentity, logo };
  return { ...draft, orderType: "CUSTOM", briefing: { ...briefing, visualIdentity }, ...more };
}

function attached(attachments: FileReference[]): OrderDraft {
  const draft = emptyDraft(submission.id);
  const given = { description: "Uma roda de conversa", value: 100 };
  return { ...draft, orderType: "SIMPLE", proposal: { ...draft.proposal, ...given, attachments } };
}

const carried = async (orderId: string) =>
  (await portal.db.read.select().from(files).where(eq(files.ownerId, orderId))).map((file) => ({
    name: file.name,
    purpose: file.purpose,
    isOff: file.deletedAt !== null,
  }));

describe("the files that a draft names", () => {
  test("are attached to it by the save that names them first, and outlive the sweep of the next days", async () => {
    const logo = await newLogo();
    const { id } = await orders.saveDraft({ draft: briefed([logo]) });
    expect(await carried(id)).toEqual([{ name: "marca.png", purpose: "logo", isOff: false }]);
    const later = new Date(portal.clock().getTime() + 30 * DAY);
    await sweepUploads({ ...portal, clock: () => later });
    const { draft, files: listed } = await orders.get({ id });
    expect(draft?.briefing.visualIdentity.logo).toEqual([{ ...logo, dpi: 300 }]);
    expect(listed.map(({ name, purpose, canRemove }) => [name, purpose, canRemove])).toEqual([
      ["marca.png", "logo", false],
    ]);
    expect((await scene.fetch(logo.url, { headers: { cookie } })).status).toBe(200);
  });

  test("go a week after the draft names them no longer, and come back when it names them again", async () => {
    const logo = await newLogo();
    const { id, version } = await orders.saveDraft({ draft: briefed([logo]) });
    const without = await orders.saveDraft({ id, version, draft: briefed([]) });
    expect(await carried(id)).toEqual([{ name: "marca.png", purpose: "logo", isOff: true }]);
    const again = await orders.saveDraft({ id, version: without.version, draft: briefed([logo]) });
    expect(await carried(id)).toEqual([{ name: "marca.png", purpose: "logo", isOff: false }]);
    await orders.saveDraft({ id, version: again.version, draft: briefed([]) });
    const later = new Date(portal.clock().getTime() + 8 * DAY);
    await sweepUploads({ ...portal, clock: () => later });
    expect(await carried(id)).toEqual([]);
  });

  test("are released when it is discarded; what it gave by address is gone with it", async () => {
    const logo = await newLogo();
    const { id, version } = await orders.saveDraft({ draft: briefed([logo, PLAN]) });
    expect((await carried(id)).map(({ name }) => name).toSorted()).toEqual(["Planta 3D", "marca.png"]);
    await orders.discard({ id, version });
    expect(await carried(id)).toEqual([]);
    const [row] = await portal.db.read
      .select()
      .from(files)
      .where(eq(files.id, logo.id ?? ""));
    expect(row?.ownerId).toBeNull();
    expect(await portal.db.read.select().from(files).where(eq(files.url, PLAN.url))).toEqual([]);
  });

  test("must be one's own, or on an order one may see: anybody else's are not found", async () => {
    const theirs = await newLogo(await signIn(scene, other));
    expect(await outcome(orders.saveDraft({ draft: briefed([theirs]) }))).toBe("notFound");
    const hidden = await newLogo();
    await orders.saveDraft({ draft: briefed([hidden]) });
    const team = scene.as(manager).orders;
    expect(await outcome(team.saveDraft({ draft: briefed([hidden]) }))).toBe("notFound");
    expect(await outcome(orders.saveDraft({ draft: briefed([{ ...PLAN, url: "/api/files/none" }]) }))).toBe(
      "notFound",
    );
  });

  test("are known by what was uploaded, whatever a payload calls them", async () => {
    const logo = await newLogo();
    const forged = { ...logo, id: "x", name: "Contrato assinado.pdf", type: "application/pdf", dpi: 9 };
    const { id } = await orders.saveDraft({ draft: briefed([forged]) });
    expect((await orders.get({ id })).draft?.briefing.visualIdentity.logo).toEqual([{ ...logo, dpi: 300 }]);
  });
});

describe("the files of a sent order", () => {
  const sendCustom = sendBy("createCustom", custom);
  const sendSimple = sendBy("createSimple", simple);

  test("stay attached to it, without those of fields it does not have", async () => {
    const { id: fileId, name, type, url } = await uploaded(scene, cookie, { bytes: pdf(1), name: "a.pdf" });
    const plan = { id: fileId, name, type, url };
    const draft = { ...attached([plan, PLAN]), briefing: briefed([await newLogo()]).briefing };
    const { id: draftId } = await orders.saveDraft({ draft });
    const { id } = await sendSimple.perform(scene.ctx(partner), {
      ...simple.payload(draft, []),
      draftId,
      notes: "",
    } as never);
    expect(id).toBe(draftId);
    const order = await orders.get({ id });
    const shown = order.files.map((file) => [file.name, file.purpose, file.kind, file.url]);
    expect(shown.toSorted()).toEqual([
      ["Planta 3D", "attachment", "link", PLAN.url],
      ["a.pdf", "attachment", "document", url],
    ]);
    const { draft: again } = order;
    expect(again?.proposal.attachments.map((file) => file.name).toSorted()).toEqual(["Planta 3D", "a.pdf"]);
    // Letting one go is a change of its own.
    const rest = { ...simple.payload({ ...draft, ...attached([plan]) }, []), orderType: "SIMPLE" } as const;
    const edited = await orders.update({ id, version: order.version, order: rest });
    expect((await orders.get({ id })).files.map((file) => file.name)).toEqual(["a.pdf"]);
    expect(await outcome(orders.update({ id, version: edited.version, order: rest }))).toBe("nothingChanged");
  });

  test("of a cancelled order go on in its copy, as files of its own over the same bytes", async () => {
    const logo = await newLogo();
    const draft = briefed([logo, PLAN]);
    const visualReference = { files: [await picture()], description: "Como um rio" };
    const { briefing } = draft;
    const content = { ...draft, briefing: { ...briefing, visualReference } };
    const order = await sendCustom.perform(scene.ctx(partner), {
      ...custom.payload(content, []),
      notes: "",
    } as never);
    await orders.cancel({ id: order.id, version: order.version, confirmed: true });
    const copy = await orders.copy({ id: order.id });
    const names = ["Planta 3D", "marca.png", "rio.png"];
    for (const id of [order.id, copy.id]) {
      expect((await carried(id)).map(({ name }) => name).toSorted()).toEqual(names);
    }
    const { draft: copied } = await orders.get({ id: copy.id });
    expect(copied?.briefing.visualIdentity.logo[0]).toMatchObject({ name: "marca.png", dpi: 300 });
    expect(copied?.briefing.visualIdentity.logo[0]?.id).not.toBe(logo.id);
    // The wizard that still knows the first order's file by its old name saves without making another.
    await orders.saveDraft({ id: copy.id, version: copy.version, draft: content });
    expect((await carried(copy.id)).length).toBe(3);
  });

  async function picture(): Promise<FileReference> {
    const by = { bytes: png(), name: "rio.png", purpose: "referenceImage" } as const;
    const { id, name, type, url } = await uploaded(scene, cookie, by);
    return { id, name, type, url };
  }
});

describe("a file given by its address", () => {
  test("is listed with its address and its giver, and taken off like any other (FIL-05, FIL-08)", async () => {
    const { id } = await scene.send();
    const { id: fileId } = await orders.addLink({
      id,
      link: { url: "https://cloud.example.org/s/Planta%20final.pdf?dl=1" },
    });
    const [file] = (await orders.get({ id })).files;
    expect(file).toMatchObject({
      id: fileId,
      name: "Planta final.pdf",
      kind: "link",
      size: 0,
      purpose: "supporting",
      url: "https://cloud.example.org/s/Planta%20final.pdf?dl=1",
      uploadedBy: partner.name,
      canRemove: true,
    });
    expect((await scene.fetch(`/api/files/${fileId}`, { headers: { cookie } })).status).toBe(404);
    await orders.removeFile({ id, fileId });
    expect((await orders.get({ id })).files).toEqual([]);
    const actions = (await scene.readHistory(id)).map(({ action }) => action);
    expect(actions).toEqual(["submit", "addFile", "removeFile"]);
  });

  test.each([
    "javascript:alert(1)",
    "ftp://a.example.org/x",
    "/api/files/x",
    "data:text/html,x",
    "a b.org",
    "",
  ])("must be a full web address: %j is refused", async (url) => {
    const { id } = await scene.send();
    expect(await outcome(orders.addLink({ id, link: { url } }))).toBe("invalid");
  });

  test("is no proof of payment, and nobody's on another partner's order or on one that came to nothing", async () => {
    const { id, version } = await scene.send();
    const link = { url: PLAN.url, name: "x" };
    const stranger = scene.as(await makeUser(portal, "PARTNER")).orders;
    expect(await outcome(stranger.addLink({ id, link }))).toBe("notFound");
    const { id: fileId } = await orders.addLink({ id, link });
    await scene.put(id, { status: "APPROVED" });
    expect(await outcome(orders.confirmPayment({ id, version, fileId }))).toBe("notFound");
    await scene.put(id, { status: "REJECTED" });
    expect(await outcome(orders.addLink({ id, link }))).toBe("orderLocked");
  });
});
