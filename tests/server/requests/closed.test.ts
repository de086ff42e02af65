import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
const { partner, manager } = scene;

const ASKED = { title: "Planta do estande", message: "Envie a planta em PDF." };

/** A moment later than the call before. */
function as(actor: SignedInUser, locale: Locale = "en") {
  scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
  return scene.as(actor, { locale });
}

describe("about an order that came to nothing, or was never sent", () => {
  test("nothing is asked, answered or said, nothing waits, and what was said stays to be read", async () => {
    const { id: orderId } = await scene.send();
    const { id, version } = await as(manager).requests.create({ orderId, ...ASKED });
    for (const status of ["CANCELLED", "REJECTED"] as const) {
      await scene.put(orderId, { status });
      const at = { id, version };
      const team = as(manager).requests;
      const own = as(partner).requests;
      for (const call of [
        team.create({ orderId, ...ASKED }),
        team.update({ ...at, title: "Outro" }),
        team.remove({ ...at, confirmed: true }),
        own.approve(at),
        own.reject({ ...at, comment: "Não" }),
        own.comment({ id, message: "Ainda?" }),
        team.comment({ id, message: "Ainda?" }),
      ]) {
        expect([status, await outcome(call)]).toEqual([status, "orderLocked"]);
      }
      const closed = { moves: [], canEdit: false, canForce: false, canComment: false, waitsFor: null };
      const requests = await as(partner).requests.list({ orderId });
      expect(requests.find((one) => one.id === id)).toMatchObject({
        ...closed,
        status: "PENDING",
        title: ASKED.title,
      });
      const { items } = await as(partner).orders.mine({});
      const listed = items.find((order) => order.id === orderId);
      expect([listed?.requestCount, listed?.waitingCount]).toEqual([1, 0]);
    }
    await scene.put(orderId, { status: "REVIEWING" });
    expect(await outcome(as(partner).requests.approve({ id, version, comment: "Segue" }))).toBe("ok");
  });

  test("the team asks nothing of its own draft", async () => {
    const draft = { submissionId: scene.submission.id, orderType: "STANDARD" as const };
    const { id: orderId } = await as(manager).orders.saveDraft({ draft });
    expect(await outcome(as(manager).requests.create({ orderId, ...ASKED }))).toBe("orderLocked");
  });

  test("only what its exhibitor asks after a rejection waits for the team, which answers it", async () => {
    const { id: orderId } = await scene.send();
    const ask = () =>
      as(partner).requests.ask({ orderId, message: "Podemos mudar de setor?", attachments: [] });
    expect(await outcome(ask())).toBe("moveNotAllowed");
    await scene.put(orderId, { status: "REJECTED" });
    const { id } = await ask();
    const [listed] = (await as(manager).orders.list({ filters: { waits: ["wish"] } })).items;
    expect(listed).toMatchObject({ id: orderId, turn: "wish" });
    const requests = await as(manager, "pt").requests.list({ orderId });
    expect(requests.find((one) => one.id === id)).toMatchObject({
      title: "Pergunta do expositor",
      waitsFor: "team",
      canComment: true,
    });
    expect(await outcome(as(manager).requests.comment({ id, message: "Sim, no setor C." }))).toBe("ok");
    expect((await as(manager).requests.list({ orderId })).at(-1)).toMatchObject({ id, state: "answered" });
    const again = await ask();
    expect(await outcome(as(manager).requests.approve(again))).toBe("moveNeeds");
    expect(await outcome(as(manager).requests.approve({ ...again, comment: "No setor C." }))).toBe("ok");
  });
});
