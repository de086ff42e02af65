import { describe, expect, test } from "bun:test";
import { draftDifferences } from "#domain/orders/reading/draft-differences.ts";
import { openItems } from "./items-scene.ts";
import { outcome } from "./scene.ts";

const scene = await openItems();
const { as, read, linesOf, open, changeOf, lastMail, partner, other, manager, admin } = scene;

describe("Order changed", () => {
  test("asks the exhibitor once for several edits, one change of what was last agreed on", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const first = await as(manager).orders.editItems({
      id,
      version: order.version,
      lines: [stand, { ...screens, quantity: 4 }, chairs],
    });
    expect(await lastMail(id)).toEqual(["orderChanged", partner.email, "pt"]);
    const second = await as(admin).orders.editItems({
      id,
      version: first.version,
      lines: [stand, { ...screens, quantity: 5 }, chairs],
    });
    const [request, ...more] = await changeOf(id);
    expect([more.length, request?.contentVersion, second.contentVersion]).toEqual([0, 3, 3]);
    const changed = request?.change?.lines.filter(({ change }) => change !== "same") ?? [];
    expect(changed.map(({ before, after }) => [before?.quantity, after?.quantity])).toEqual([[2, 5]]);
    expect([request?.change?.before.total, request?.change?.after.total]).toEqual([18_711, 23_931]);
    // Lists name the total as proposed, beside what was agreed on.
    const listed = (await as(manager).orders.list({})).items.find((one) => one.id === id);
    const own = (await as(partner).orders.mine({})).items.find((one) => one.id === id);
    const agreed = { total: 18_711, isStructurePriced: true, unpricedLines: 0 };
    for (const shown of [listed, own]) expect(shown).toMatchObject({ total: 23_931, agreed });
  });

  test("an answer to an outdated change is 409, and the newer one stands", async () => {
    const { id, order, stand, screens } = await open();
    const edit = (version: number, quantity: number) =>
      as(manager).orders.editItems({ id, version, lines: [stand, { ...screens, quantity }] });
    const { version } = await edit(order.version, 3);
    const [seen] = await changeOf(id);
    await edit(version, 6);
    const answer = {
      id: seen?.id ?? "",
      version: seen?.version ?? 0,
      contentVersion: seen?.contentVersion ?? 0,
    };
    expect(await outcome(as(partner).requests.approve(answer))).toBe("changeOutdated");
    expect(await outcome(as(partner).requests.reject({ ...answer, comment: "c" }))).toBe("changeOutdated");
    expect((await read(id)).openChange).toBe(true);
  });

  async function proposed() {
    const { id, order, stand, screens, chairs } = await open();
    const { version } = await as(manager).orders.editItems({
      id,
      version: order.version,
      lines: [stand, { ...screens, quantity: 4 }],
    });
    const [request] = await changeOf(id);
    if (!request?.contentVersion) throw new Error("nothing was asked");
    const answer = { id: request.id, version: request.version, contentVersion: request.contentVersion };
    return { id, version, answer, stand, screens, chairs };
  }

  test("approved by the exhibitor is the next agreed version", async () => {
    const { id, version, answer } = await proposed();
    const approveOrder = (now: number) =>
      outcome(as(manager).orders.setStatus({ id, version: now, status: "APPROVED" }));
    expect(await approveOrder(version)).toBe("moveNeeds");
    expect(await outcome(as(other).requests.approve(answer))).toBe("notFound");
    await as(partner).requests.approve(answer);
    expect(await lastMail(id)).toEqual(["requestAnswered", manager.email, manager.language]);
    const versions = await as(partner).orders.versions({ id });
    expect(versions.map((one) => [one.number, one.total, one.agreedBy, one.lines.length])).toEqual([
      [2, 22_010, partner.name, 2],
      [1, 18_711, partner.name, 3],
    ]);
    expect((await as(manager).orders.list({})).items.find((one) => one.id === id)?.agreed).toBeNull();
    const now = await read(id);
    expect([now.openChange, now.agreedVersion]).toEqual([false, 2]);
    expect(await approveOrder(now.version)).toBe("ok");
  });

  test("rejected leaves the order unapprovable until the team takes the change back", async () => {
    const { id, version, answer } = await proposed();
    await as(partner).requests.reject({ ...answer, comment: "Queremos as cadeiras." });
    const rejected = await read(id);
    expect([rejected.openChange, rejected.version]).toEqual([true, version + 1]);
    expect(rejected.moves.map(({ verb }) => verb)).not.toContain("approve");
    await as(manager).orders.undoChange({ id, version: rejected.version });
    const undone = await read(id);
    expect(undone).toMatchObject({ total: 18_711, openChange: false, itemCount: 2, agreedVersion: 1 });
    expect(undone.lines.map(({ title, quantity, netTotal }) => [title, quantity, netTotal])).toEqual([
      ["Bronze", 1, 15_050],
      ["Screen", 2, 3_480],
      ["Chair", 10, 181],
    ]);
    expect(undone.moves.map(({ verb }) => verb)).toContain("approve");
    expect(await lastMail(id)).toEqual(["changeUndone", partner.email, "pt"]);
    expect((await changeOf(id)).map(({ status, rejectionComment }) => [status, rejectionComment])).toEqual([
      ["REJECTED", "Queremos as cadeiras."],
    ]);
    expect(await outcome(as(manager).orders.undoChange({ id, version: undone.version }))).toBe(
      "nothingChanged",
    );
  });

  test("rejected and changed again asks again, with the next number", async () => {
    const { id, answer, stand, screens, chairs } = await proposed();
    await as(partner).requests.reject({ ...answer, comment: "Não." });
    const { version } = await read(id);
    const lines = [stand, { ...screens, quantity: 3 }, chairs];
    const { contentVersion } = await as(manager).orders.editItems({ id, version, lines });
    expect(contentVersion).toBe(3);
    const requests = await changeOf(id);
    expect(requests.map(({ status, contentVersion: n }) => [status, n])).toEqual([
      ["REJECTED", 2],
      ["PENDING", 3],
    ]);
  });

  test("brought back by an edit asks nothing any more", async () => {
    const { id, version, stand, screens } = await proposed();
    const { lines } = await read(id);
    expect(lines).toHaveLength(2);
    await as(manager).orders.undoChange({ id, version });
    const before = await read(id);
    const [first, second, third] = linesOf(before);
    const edit = [first ?? stand, { ...(second ?? screens), quantity: 7 }, third ?? screens];
    const edited = await as(manager).orders.editItems({ id, version: before.version, lines: edit });
    await as(manager).orders.editItems({ id, version: edited.version, lines: linesOf(before) });
    expect(await changeOf(id)).toEqual([]);
    expect((await read(id)).openChange).toBe(false);
  });

  test("is answered by the exhibitor, or by an ADMIN by force and with a note", async () => {
    const { id, answer } = await proposed();
    expect(await outcome(as(manager).requests.approve(answer))).toBe("forbidden");
    expect(await outcome(as(admin).requests.approve(answer))).toBe("forbidden");
    expect(await outcome(as(manager).requests.approve({ ...answer, force: true, comment: "n" }))).toBe(
      "forbidden",
    );
    expect(await outcome(as(admin).requests.approve({ ...answer, force: true }))).toBe("moveNeeds");
    await as(admin).requests.approve({ ...answer, force: true, comment: "Confirmado por telefone." });
    const { history, openChange } = await read(id);
    expect(openChange).toBe(false);
    expect([history[0]?.action, history[0]?.isForced, history[0]?.note]).toEqual([
      "approveChange",
      true,
      "Confirmado por telefone.",
    ]);
  });

  test("is answered before the exhibitor edits again", async () => {
    const { id, version, answer } = await proposed();
    const order = { ...scene.standard({ notes: "Doca 3" }), orderType: "STANDARD" as const };
    expect((await read(id, partner)).canEdit).toBe(false);
    expect(await outcome(as(partner).orders.update({ id, version, order }))).toBe("changeOpen");
    await as(partner).requests.approve(answer);
    const now = await read(id, partner);
    expect(now.canEdit).toBe(true);
    expect(await outcome(as(partner).orders.update({ id, version: now.version, order }))).toBe("ok");
    expect((await as(manager).orders.versions({ id })).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test("leaves an edit begun before to differ by the changed line alone", async () => {
    const { id } = await as(partner).orders.createCustomServices(scene.services());
    const before = await read(id, partner);
    const [chairs] = linesOf(before);
    if (!before.draft || !chairs) throw new Error("there is nothing to edit");
    await as(manager).orders.editItems({
      id,
      version: before.version,
      lines: [{ ...chairs, quantity: 25 }],
    });
    const [request] = await changeOf(id);
    await as(partner).requests.approve({
      id: request?.id ?? "",
      version: request?.version ?? 0,
      contentVersion: request?.contentVersion ?? 0,
    });
    const { draft, total } = await read(id, partner);
    if (!draft) throw new Error("there is nothing to edit");
    expect(total).not.toBe(before.total);
    expect(draftDifferences(before.draft, draft).map(({ path }) => path)).toEqual([
      ["lines", before.draft.lines[0]?.lineId ?? ""],
    ]);
  });
});

test("an order sent before versions were kept has its first one when it is changed", async () => {
  const { id, order, stand, screens } = await open();
  await scene.portal.db.client.execute({ sql: "delete from order_versions where order_id = ?", args: [id] });
  await as(manager).orders.editItems({
    id,
    version: order.version,
    lines: [stand, { ...screens, quantity: 9 }],
  });
  const versions = await as(partner).orders.versions({ id });
  expect(versions.map(({ number, total, agreedBy }) => [number, total, agreedBy])).toEqual([
    [1, 18_711, partner.name],
  ]);
});
