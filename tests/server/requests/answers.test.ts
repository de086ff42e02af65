import { describe, expect, test } from "bun:test";
import { outcome } from "../orders/scene.ts";
import { ASKED, openRequests } from "./requests-scene.ts";

const scene = await openRequests();
const { partner, other, manager, admin, as, sendLater, ask, read, mailsOf, newestParams, historyOf } = scene;

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

  test("is said in words, with files, and a comment by the one who is asked is the answer", async () => {
    const { orderId, id, version } = await ask({ dueOn: "2025-09-30" });
    expect(await outcome(as(partner).requests.approve({ id, version }))).toBe("moveNeeds");
    const fileId = await scene.upload(partner, "attachment");
    const attachments = [{ name: "planta.pdf", type: "", url: `/api/files/${fileId}` }];
    await as(partner).requests.approve({ id, version, comment: "Segue", attachments });
    const answered = await read(orderId, id, manager);
    expect(answered.comments[0]?.attachments.map((file) => file.id)).toEqual([fileId]);
    expect(answered).toMatchObject({ state: "answered", answer: { who: partner.name }, waitsFor: null });

    const other = await ask();
    await as(manager).requests.comment({ id: other.id, message: "Basta um esboço." });
    expect(await read(other.orderId, other.id)).toMatchObject({ status: "PENDING", waitsFor: "partner" });
    await as(partner).requests.comment({ id: other.id, message: "3,2 kW, só o freezer." });
    expect(await read(other.orderId, other.id)).toMatchObject({
      status: "APPROVED",
      state: "answered",
      waitsFor: null,
    });
    expect((await mailsOf(other.orderId)).at(-1)).toEqual([
      "requestAnswered",
      manager.email,
      manager.language,
    ]);
  });

  test("is asked for by a day to come, and a day that was asked for before may have passed", async () => {
    const { id: orderId } = await sendLater();
    const today = scene.portal.clock().toISOString().slice(0, 10);
    const create = (dueOn: string) => as(manager).requests.create({ orderId, ...ASKED, dueOn });
    expect(await outcome(create("2025-01-31"))).toBe("answerDayOver");
    const { id, version } = await create(today);
    const desk = as(manager).requests;
    const late = desk.update({ id, version, title: "Planta", dueOn: "2025-01-31" });
    expect(await outcome(late)).toBe("answerDayOver");
    const now = scene.portal.clock();
    scene.setNow(new Date(now.getTime() + 5 * 86_400_000));
    expect(await outcome(as(manager).requests.update({ id, version, title: "Planta", dueOn: today }))).toBe(
      "ok",
    );
    scene.setNow(now);
  });

  test("holds no approval up that was given already", async () => {
    const { id: orderId } = await sendLater();
    await scene.put(orderId, { status: "APPROVED" });
    const { id } = await as(manager).requests.create({ orderId, ...ASKED, blocksApproval: true });
    expect((await read(orderId, id)).blocksApproval).toBe(false);
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
    expect(await outcome(as(partner).requests.approve({ ...closed, comment: "c" }))).toBe("moveNotAllowed");
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
      outcome(as(partner).requests.approve({ id, version, comment: "Feito" })),
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
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestAnswered", manager.email, manager.language]);
    const request = await read(orderId, id, manager);
    expect(request.attachments).toEqual([]);
    expect(
      request.comments.map(({ message, attachments: files }) => [message, files.map((file) => file.id)]),
    ).toEqual([["Segue a planta.", [fileId]]]);
    await as(partner).requests.comment({ id, message: "E o corte." });
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
    expect((await mailsOf(orderId)).toSorted().slice(1, 3)).toEqual([
      ["changeAskedFor", "expositores@example.org", "pt"],
      ["wishReceived", partner.email, "pt"],
    ]);
  });

  test("is answered by the team alone, never without a word, and taken back by its author", async () => {
    const { id: orderId } = await sendLater();
    await scene.put(orderId, { status: "REVIEWING" });
    const { requests } = as(partner);
    const wish = await requests.ask({ orderId, message: "Mais uma tomada." });
    expect(await outcome(requests.approve(wish))).toBe("forbidden");
    for (const actor of [manager, admin]) {
      expect(await outcome(as(actor).requests.approve(wish))).toBe("moveNeeds");
    }
    await as(manager).requests.reject({ ...wish, comment: "A rede não comporta." });
    expect(await read(orderId, wish.id)).toMatchObject({ rejectionComment: "A rede não comporta." });
    expect((await mailsOf(orderId)).at(-1)).toEqual(["requestAnswered", partner.email, "pt"]);
    // All wishes have one title, so the letter names this one by what was asked.
    expect(await newestParams(orderId)).toMatchObject({ title: "Mais uma tomada.", as: "refused" });
    const asked = await requests.ask({ orderId, message: "Podemos entrar na véspera?" });
    await as(manager).requests.approve({ ...asked, comment: "Podem, a partir das 8h." });
    expect(await read(orderId, asked.id)).toMatchObject({ status: "APPROVED", state: "answered" });
    const second = await requests.ask({ orderId, message: `Cadeiras ${"a mais ".repeat(50)}` });
    await as(manager).requests.comment({ id: second.id, message: "Quantas?" });
    expect(String((await newestParams(orderId))["title"])).toMatch(/^Cadeiras a mais .{1,190}…$/);
    expect(await outcome(requests.remove({ ...second, confirmed: true }))).toBe("ok");
  });
});
