import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files, history, outbox, submissionMembers, users } from "#db/schema/index.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { makeUser } from "../../factories.ts";
import { outcome } from "../orders/scene.ts";
import { join, openHanded } from "./scene.ts";

const NO_SUCH = "x".repeat(40);

describe("a step by a link", () => {
  test("shows its taker the stand and what is asked for, takes files and words, and tells whoever gave it", async () => {
    const { scene, order, handOut, send, stepsOf } = await openHanded();
    const { token } = await handOut();
    const visitor = scene.as({ kind: "visitor" });
    const shown = await visitor.handedOn.read({ token });
    expect(shown).toMatchObject({
      state: "open",
      name: "Carla Dias",
      giver: scene.partner.name,
      company: scene.submission.institutionName,
      spaceM2: 100,
      note: "Até sexta.",
      hasBrief: true,
      files: [],
    });
    expect((await stepsOf(scene.partner))[0]).toMatchObject({ state: "open", seenAt: null });
    await visitor.handedOn.open({ token });
    expect((await stepsOf(scene.manager))[0]).toMatchObject({ seenAt: expect.any(String), url: null });

    expect((await send(token)).status).toBe(201);
    expect(await visitor.handedOn.handIn({ token, answer: "Potência: 12 kVA" })).toEqual({ files: 1 });
    expect((await stepsOf(scene.partner))[0]).toMatchObject({ state: "done", answer: "Potência: 12 kVA" });
    const { files: carried } = await scene.as(scene.manager).orders.get({ id: order.id });
    const sent = carried.filter(({ name }) => name === "planta.pdf");
    expect(sent).toMatchObject([{ purpose: "supporting", uploadedBy: "Carla Dias" }]);
    const told = (await scene.readHistory(order.id)).filter(({ actorName }) => actorName === "Carla Dias");
    expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["addFile", null],
      ["handInStep", null],
    ]);
    const mails = await scene.portal.db.read.select().from(outbox);
    const handed = mails.filter(({ template }) => template.startsWith("step"));
    expect(handed.map(({ template, toEmail, locale }) => [template, toEmail, locale])).toEqual([
      ["stepHandedOut", "carla@example.org", "en"],
      ["stepHandedIn", scene.partner.email, "pt"],
    ]);
    expect(JSON.stringify(handed.map(({ params }) => params))).not.toContain(token);
  });

  test("tells nothing else of the order: no price, no line, no other file", async () => {
    const { scene, order, handOut } = await openHanded();
    const { token } = await handOut();
    const other = await scene.upload(scene.partner, "supporting");
    await scene.as(scene.partner).orders.addFile({ id: order.id, fileId: other });
    const shown = JSON.stringify(await scene.as({ kind: "visitor" }).handedOn.read({ token }));
    const { totalCents } = await scene.readOrder(order.id);
    const secrets = [String(totalCents), String(totalCents / 100), "supporting.pdf", scene.partner.email];
    for (const secret of [...secrets, order.id, "Cadeira"]) expect(shown).not.toContain(secret);
    const path = `/api/files/${other}`;
    expect((await scene.fetch(path)).status).toBe(401);
    const brief = await scene.fetch(`/api/handed-on/${token}/brief.pdf`);
    expect([brief.status, brief.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("is over once it is done, taken back or past its days, when the order ends or its giver leaves", async () => {
    const { scene, order, handOut, leave, send } = await openHanded();
    const visitor = () => scene.as({ kind: "visitor" });
    const requireClosed = async (token: string, state: string) => {
      const shown = await visitor().handedOn.read({ token });
      expect(shown.state as string).toBe(state);
      if (state !== "done") expect(shown).toEqual({ state } as never);
      expect(await outcome(visitor().handedOn.handIn({ token, answer: "x" }))).toBe("linkClosed");
      expect((await send(token)).status).toBe(409);
      expect((await scene.fetch(`/api/handed-on/${token}/brief.zip`)).status).toBe(409);
    };
    const done = await handOut();
    await visitor().handedOn.handIn({ token: done.token, answer: "Segue por correio" });
    await requireClosed(done.token, "done");

    const back = await handOut();
    await scene.as(scene.partner).handedOn.takeBack({ orderId: order.id, id: back.id });
    await requireClosed(back.token, "takenBack");

    const replaced = await handOut();
    scene.setNow(new Date("2025-08-01T14:00:00Z"));
    const late = await handOut();
    await requireClosed(replaced.token, "takenBack");
    scene.setNow(new Date("2025-09-02T12:00:00Z"));
    await requireClosed(late.token, "expired");

    const left = await handOut();
    await leave(scene.partner);
    await requireClosed(left.token, "closed");
    const own = { submissionId: scene.submission.id, userId: scene.partner.id, part: "owner" as const };
    await scene.portal.db.write((tx) =>
      tx.insert(submissionMembers).values({ ...own, createdAt: scene.portal.clock() }),
    );
    const { version } = await scene.readOrder(order.id);
    const staff = scene.as(scene.manager);
    await staff.orders.setStatus({ id: order.id, version, status: "CANCELLED", note: "x" });
    await requireClosed(left.token, "closed");
  });

  test("is shown to the exhibitor and the team as its link shows it, once its giver has left", async () => {
    const { scene, colleague, handOut, leave, stepsOf } = await openHanded();
    const { token } = await handOut();
    await leave(scene.partner);
    expect(await scene.as({ kind: "visitor" }).handedOn.read({ token })).toEqual({ state: "closed" });
    for (const reader of [colleague, scene.manager])
      expect((await stepsOf(reader))[0]).toMatchObject({ state: "closed", url: null });
  });

  test("asked of the same builder again brings the new link alone; of another, the first one is told", async () => {
    const { scene, handOut, lettersTo } = await openHanded();
    await handOut();
    await handOut();
    expect(await lettersTo("carla@example.org")).toEqual(["stepHandedOut", "stepHandedOut"]);
    await handOut({ email: "outra@example.org" });
    expect(await lettersTo("carla@example.org")).toEqual(["stepHandedOut", "stepHandedOut", "stepTakenBack"]);

    scene.setNow(new Date(scene.portal.clock().getTime() + 31 * DAY_MS));
    await handOut();
    expect(await lettersTo("outra@example.org")).toEqual(["stepHandedOut"]);
  });

  test("is not found under any other secret, and not to be found by trying", async () => {
    const { scene, handOut, send } = await openHanded();
    const { token } = await handOut();
    const visitor = scene.as({ kind: "visitor" });
    for (const wrong of [NO_SUCH, `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`]) {
      expect(await outcome(visitor.handedOn.read({ token: wrong }))).toBe("notFound");
      expect((await send(wrong)).status).toBe(404);
    }
    const again = scene.as({ kind: "visitor" }, { address: "192.0.2.9" });
    const tried = [];
    for (let count = 0; count < 61; count += 1)
      tried.push(await outcome(again.handedOn.read({ token: NO_SUCH })));
    expect(tried[60]).toBe("tooManyRequests");
  });

  test("needs a file or a word", async () => {
    const { scene, handOut } = await openHanded();
    const { token } = await handOut();
    const nothing = scene.as({ kind: "visitor" }).handedOn.handIn({ token, answer: " " });
    expect(await outcome(nothing)).toBe("nothingHandedIn");
  });
});

describe("a step handed to a colleague", () => {
  test("is the colleague's on every home, who hears of it beside its owner, until it is taken back", async () => {
    const { scene, order, colleague, ask, stepsOf } = await openHanded();
    await ask();
    const give = { orderId: order.id, step: "answerRequest" as const };
    const to = { kind: "colleague" as const, userId: colleague.id };
    const { id } = await scene.as(scene.partner).handedOn.give({ ...give, to });
    const responsible = async () => {
      const [own] = await scene.as(scene.partner).orders.steps();
      const duty = own?.duties.find(({ kind }) => kind === "answerRequest");
      return duty && "responsible" in duty ? duty.responsible?.name : undefined;
    };
    expect(await responsible()).toBe(colleague.name);
    expect((await stepsOf(colleague))[0]).toMatchObject({ isMine: true, seenAt: null });
    await scene.as(colleague).handedOn.see({ orderId: order.id });
    expect((await stepsOf(scene.partner))[0]).toMatchObject({ isMine: false, seenAt: expect.any(String) });

    const readAsked = () =>
      scene.portal.db.read.select().from(outbox).where(eq(outbox.template, "requestOpened"));
    const lastAsked = async () => {
      const before = (await readAsked()).map((mail) => mail.id);
      await ask();
      const mails = (await readAsked()).filter((mail) => !before.includes(mail.id));
      return mails.map(({ toEmail }) => toEmail);
    };
    const both = [colleague.email, scene.partner.email].toSorted();
    expect((await lastAsked()).toSorted()).toEqual(both);
    await scene.portal.db.write((tx) =>
      tx.update(users).set({ disabledAt: scene.portal.clock() }).where(eq(users.id, colleague.id)),
    );
    expect([await lastAsked(), await responsible()]).toEqual([[scene.partner.email], scene.partner.name]);
    await scene.portal.db.write((tx) =>
      tx.update(users).set({ disabledAt: null }).where(eq(users.id, colleague.id)),
    );
    await scene.as(scene.partner).handedOn.takeBack({ orderId: order.id, id });
    expect([await lastAsked(), await responsible()]).toEqual([[scene.partner.email], scene.partner.name]);
    expect(await outcome(scene.as(scene.partner).handedOn.takeBack({ orderId: order.id, id }))).toBe(
      "stepGone",
    );
    const actions = await scene.portal.db.read.select().from(history).where(eq(history.recordId, order.id));
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["handOn", "takeStepBack"]));
  });

  test("is closed once the colleague has left, who hears nothing more of it", async () => {
    const { scene, order, colleague, ask, leave, stepsOf, lettersTo } = await openHanded();
    await ask();
    const next = await makeUser(scene.portal, "PARTNER", { name: "Eva Luz" });
    await join(scene, next);
    const give = (userId: string) =>
      scene.as(scene.partner).handedOn.give({
        orderId: order.id,
        step: "answerRequest",
        to: { kind: "colleague", userId },
      });
    await give(colleague.id);
    await leave(colleague);
    expect((await stepsOf(scene.partner))[0]).toMatchObject({ state: "closed" });
    await give(next.id);
    expect(await lettersTo(colleague.email)).toEqual(["stepHandedOn"]);
    const disabled = { disabledAt: scene.portal.clock() };
    await scene.portal.db.write((tx) => tx.update(users).set(disabled).where(eq(users.id, next.id)));
    const { steps, colleagues } = await scene.as(scene.partner).handedOn.list({ orderId: order.id });
    const theirs = steps.find(({ name }) => name === next.name);
    expect([theirs?.state, colleagues]).toEqual(["closed", []]);
  });

  test("is a duty that the order has, and the colleague one of its submission", async () => {
    const { scene, order, colleague, ask } = await openHanded();
    const give = (
      actor: typeof colleague,
      step: "pay" | "answerRequest" | "technicalFiles",
      userId: string,
    ) =>
      outcome(scene.as(actor).handedOn.give({ orderId: order.id, step, to: { kind: "colleague", userId } }));
    expect(await give(scene.partner, "pay", colleague.id)).toBe("stepGone");
    expect(await give(scene.partner, "technicalFiles", colleague.id)).toBe("stepGone");
    await ask();
    expect(await give(scene.partner, "answerRequest", scene.other.id)).toBe("notFound");
    expect(await give(scene.partner, "answerRequest", scene.partner.id)).toBe("notFound");
    expect(await give(scene.other, "answerRequest", colleague.id)).toBe("notFound");
    expect(await give(scene.manager, "answerRequest", colleague.id)).toBe("forbidden");
    expect(await outcome(scene.as(scene.other).handedOn.list({ orderId: order.id }))).toBe("notFound");
    const loose = await scene.portal.db.read.select().from(files).where(eq(files.senderName, "Carla Dias"));
    expect(loose).toEqual([]);
  });
});

test("a builder's files count by the step, and the giver's by the giver", async () => {
  const { scene, handOut, send } = await openHanded();
  const { portal } = scene;
  const { token } = await handOut();
  const counted: string[] = [];
  const { limiter } = portal;
  portal.limiter = {
    ...limiter,
    take(key, rate) {
      counted.push(key);
      return key === `upload:${scene.partner.id}` ? 60 : limiter.take(key, rate);
    },
  };
  expect((await send(token)).status).toBe(201);
  expect(counted.filter((key) => key.startsWith("upload"))).toEqual([expect.stringMatching(/^uploadStep:/)]);
});
