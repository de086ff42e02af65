import { describe, expect, test } from "bun:test";
import { openItems } from "./items-scene.ts";
import { outcome } from "./scene.ts";

const scene = await openItems();
const { as, read, open, changeOf, lastMail, partner, manager, admin, chair } = scene;

describe("items edited by the team (ORD-10)", () => {
  test("change quantity, days, discount and lines, the stand's discount too, and the totals follow", async () => {
    const { id, order, stand, screens } = await open();
    const lines = [
      { ...stand, discountPercentage: 10 },
      { ...screens, quantity: 3, periodOfUse: 10, discountPercentage: 50 },
      { itemId: chair.id, quantity: 1 },
      { isCustomService: true, title_pt: "Tomada", title_en: "Socket", unitPrice: 99.9, quantity: 2 },
    ];
    const { total } = await as(manager).orders.editItems({ id, version: order.version, lines });
    // 15,050 - 10 % = 13,545; 3 x 10 x 145 = 4,350 - 50 % = 2,175; 18.10; 2 x 99.90 = 199.80
    expect(total).toBe(15_937.9);
    const after = await read(id, partner);
    expect(after).toMatchObject({
      total: 15_937.9,
      spaceAmount: 9_000,
      structureAmount: 4_545,
      itemCount: 3,
    });
    expect(after.lines.map(({ title, netTotal, isTeamLine }) => [title, netTotal, isTeamLine])).toEqual([
      ["Bronze", 13_545, false],
      ["Screen", 2_175, false],
      ["Chair", 18.1, true],
      ["Socket", 199.8, true],
    ]);
  });

  test("take words and prices from the order and the catalogue, whatever is sent (S34)", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const forged = { unitPrice: 0.01, title_en: "Free", isCustomService: true };
    const lines = [stand, { ...screens, ...forged, quantity: 3 }, chairs];
    await as(manager).orders.editItems({ id, version: order.version, lines });
    const { lines: stored } = await read(id);
    expect(stored[1]).toMatchObject({ title: "Screen", unitPrice: 145, kind: "catalogue", quantity: 3 });
    const unknown = [...lines, { itemId: "nothing" }];
    const edit = as(manager).orders.editItems({ id, version: order.version + 1, lines: unknown });
    expect(await outcome(edit)).toBe("itemNotOffered");
  });

  test("keep the stand although it is left out, and refuse an edit that changes nothing", async () => {
    const { id, order, screens, chairs, stand } = await open();
    const same = as(manager).orders.editItems({
      id,
      version: order.version,
      lines: [stand, screens, chairs],
    });
    expect(await outcome(same)).toBe("nothingChanged");
    await as(manager).orders.editItems({ id, version: order.version, lines: [chairs] });
    expect((await read(id)).lines.map(({ title }) => title)).toEqual(["Bronze", "Chair"]);
  });

  test("are open while PENDING, REVIEWING or APPROVED, to staff, and to whoever read the newest", async () => {
    const { id, stand } = await open();
    const lines = [stand];
    for (const status of ["CONFIRM_PAYMENT", "PAID", "REJECTED", "CANCELLED"] as const) {
      const { version } = await scene.put(id, { status });
      expect(await outcome(as(admin).orders.editItems({ id, version, lines }))).toBe("orderLocked");
    }
    const { version } = await scene.put(id, { status: "APPROVED" });
    expect(await outcome(as(manager).orders.editItems({ id, version: version + 1, lines }))).toBe("stale");
    expect(await outcome(as(partner).orders.editItems({ id, version, lines }))).toBe("forbidden");
    expect(await outcome(as(manager).orders.editItems({ id, version, lines }))).toBe("ok");
  });
});

describe("before it goes out", () => {
  test("an edit of an order that a colleague changed meanwhile is not shown as if it took that back", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const theirs = [stand, screens, { ...chairs, quantity: 40 }];
    await as(admin).orders.editItems({ id, version: order.version, lines: theirs });
    const mine = [stand, { ...screens, quantity: 4 }, chairs];
    const late = as(manager).orders.previewItems({ id, version: order.version, lines: mine });
    expect(await outcome(late)).toBe("stale");
  });

  test("the team sees the lines, the new total and the mail in the exhibitor's language, and nothing is kept", async () => {
    const { id, order, stand, screens } = await open();
    const lines = [stand, { ...screens, quantity: 4 }];
    const { change, mail } = await as(manager).orders.previewItems({
      id,
      version: order.version,
      lines,
      note: "Como combinado.",
    });
    expect([change.before.total, change.after.total]).toEqual([18_711, 22_010]);
    expect(change.lines.map((line) => [line.title_pt, line.change])).toEqual([
      ["Bronze", "same"],
      ["Monitor", "changed"],
      ["Cadeira", "removed"],
    ]);
    expect(mail).toMatchObject({ to: partner.email, locale: "pt" });
    expect(mail.subject).toBe(
      `A equipe alterou o pedido ${order.reference}: veja e responda · Conferência do Clima 2025`,
    );
    expect(mail.text).toContain(
      "Monitor: de US$\u00A03.480,00 (2 × 12 dias) para US$\u00A06.960,00 (4 × 12 dias)",
    );
    expect(mail.text).toContain("Cadeira: retirado, antes US$\u00A0181,00");
    expect(mail.text).toContain("Como combinado.");
    expect(mail.text).toContain("Versão do pedido: 2");
    expect(await changeOf(id)).toEqual([]);
    expect((await read(id)).version).toBe(order.version);
  });

  test("nothing is shown of an edit that changes nothing; one that undoes the change says so", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const agreed = [stand, screens, chairs];
    const unchanged = as(manager).orders.previewItems({ id, version: order.version, lines: agreed });
    expect(await outcome(unchanged)).toBe("nothingChanged");
    const lines = [stand, { ...screens, quantity: 4 }, chairs];
    const { version } = await as(manager).orders.editItems({ id, version: order.version, lines });
    const { mail } = await as(manager).orders.previewItems({ id, version, lines: agreed });
    expect(mail.subject).toBe(
      `Mudança no pedido ${order.reference} desfeita: nada a responder · Conferência do Clima 2025`,
    );
    await as(manager).orders.editItems({ id, version, lines: agreed });
    expect(await lastMail(id)).toEqual(["changeUndone", partner.email, "pt"]);
  });
});
