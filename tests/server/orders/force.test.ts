import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { makeUser } from "#tests/factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const people = {
  partner: scene.partner,
  ADMIN: scene.admin,
  SUBMISSION_MANAGER: scene.manager,
  GRUPORG: await makeUser(scene.portal, "GRUPORG"),
};

describe("forcing the status of an order", () => {
  for (const name of Object.keys(people) as (keyof typeof people)[]) {
    const isAdmin = name === "ADMIN";
    test(`${name} forces ${isAdmin ? "any sent order to any other status" : "nothing"}, as offered`, async () => {
      const { orders } = scene.as(people[name]);
      const { id } = await scene.send();
      const draft = (await orders.saveDraft({ draft: { submissionId: scene.submission.id } })).id;
      for (const from of SENT_STATUSES) {
        for (const to of SENT_STATUSES) {
          const { version } = await scene.put(id, { status: from });
          const { canForce } = await orders.get({ id });
          const force = { id, version, status: to, note: "Engano", force: true };
          const refused = from === to ? "moveNotAllowed" : "ok";
          const expected = isAdmin ? refused : "forbidden";
          const answer = await outcome(orders.setStatus(force));
          expect([from, to, canForce, answer]).toEqual([from, to, isAdmin, expected]);
        }
      }
      const { canForce, version } = await orders.get({ id: draft });
      const force = { id: draft, version, status: "PENDING" as const, note: "Engano", force: true };
      const answer = await outcome(orders.setStatus(force));
      expect([canForce, answer]).toEqual([false, isAdmin ? "moveNotAllowed" : "forbidden"]);
    });
  }

  test("an ADMIN may force any status with a note; history shows it as forced", async () => {
    const { id } = await scene.send();
    const { version } = await scene.put(id, { status: "CANCELLED" });
    const force = (actor: SignedInUser, note: string) =>
      outcome(scene.as(actor).orders.setStatus({ id, version, status: "APPROVED", note, force: true }));
    expect(await force(scene.manager, "engano")).toBe("forbidden");
    expect(await force(scene.partner, "engano")).toBe("forbidden");
    expect(await force(scene.admin, " ")).toBe("moveNeeds");
    expect(await force(scene.admin, "engano")).toBe("ok");
    const { history } = await scene.as(scene.manager).orders.get({ id });
    expect(history.find(({ action }) => action === "force")).toMatchObject({
      isForced: true,
      to: "APPROVED",
    });
  });
});
