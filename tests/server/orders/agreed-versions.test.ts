import { describe, expect, test } from "bun:test";
import { openItems } from "./items-scene.ts";
import { outcome } from "./scene.ts";

const scene = await openItems();
const { as, read, linesOf, open, changeOf, partner, manager } = scene;

async function printed() {
  const { id, order, stand, screens, chairs } = await open();
  await scene.put(id, { status: "APPROVED" });
  const { id: contractId } = await as(manager).contracts.generate({ orderId: id, publish: true });
  return { id, order, stand, screens, chairs, contractId };
}

async function editionsOf(id: string) {
  const [own, theirs] = [
    await as(partner).contracts.list({ orderId: id }),
    await as(manager).contracts.list({ orderId: id }),
  ];
  expect(theirs).toEqual(own);
  return own.map(({ version, orderVersion, isOutdated }) => [version, orderVersion, isOutdated]);
}

const bringSigned = async (id: string) =>
  outcome(
    as(partner).contracts.receiveSigned({
      id,
      isChecked: true,
      fileId: await scene.upload(partner, "signedContract"),
    }),
  );

describe("a contract and its order", () => {
  test("the exhibitor's own edit makes the edition outdated, and its signed copy is refused", async () => {
    const { id, order, contractId } = await printed();
    await scene.put(id, { status: "PENDING" });
    const edited = { ...scene.standard({ notes: "Doca 7" }), orderType: "STANDARD" as const };
    await as(partner).orders.update({ id, version: order.version, order: edited });
    expect((await read(id)).contentVersion).toBe(2);
    expect(await editionsOf(id)).toEqual([[1, 1, true]]);
    expect(await bringSigned(contractId)).toBe("contractOutdated");
    await scene.put(id, { status: "APPROVED" });
    const next = await as(manager).contracts.generate({ orderId: id, publish: true });
    expect(await editionsOf(id)).toEqual([
      [2, 2, false],
      [1, 1, true],
    ]);
    expect(await bringSigned(next.id)).toBe("ok");
  });

  test("the team's change makes it outdated until it is taken back, and none is printed before both agree", async () => {
    const { id, order, stand, screens, contractId } = await printed();
    const lines = [stand, { ...screens, quantity: 4 }];
    const { version } = await as(manager).orders.editItems({ id, version: order.version, lines });
    expect(await editionsOf(id)).toEqual([[1, 1, true]]);
    expect(await bringSigned(contractId)).toBe("contractOutdated");
    expect(await outcome(as(manager).contracts.generate({ orderId: id, publish: true }))).toBe("moveNeeds");
    await as(manager).orders.undoChange({ id, version });
    expect(await editionsOf(id)).toEqual([[1, 1, false]]);
    expect(await bringSigned(contractId)).toBe("ok");
  });

  test("taking the approval back makes it outdated for good, although the order says the same", async () => {
    const { id, order, contractId } = await printed();
    const move = async (version: number, status: "APPROVED" | "REVIEWING", note = "") =>
      as(manager).orders.setStatus({ id, version, status, note });
    expect(await editionsOf(id)).toEqual([[1, 1, false]]);
    const back = await move(order.version, "REVIEWING", "O valor do frete mudou.");
    expect(await editionsOf(id)).toEqual([[1, 1, true]]);
    await move(back.version, "APPROVED");
    expect(await editionsOf(id)).toEqual([[1, 1, true]]);
    expect(await bringSigned(contractId)).toBe("contractOutdated");
    await as(manager).contracts.generate({ orderId: id, publish: true });
    expect(await editionsOf(id)).toEqual([
      [2, 1, false],
      [1, 1, true],
    ]);
  });
});

describe("while a change waits for its answer", () => {
  test("nothing is paid and the home asks for no payment", async () => {
    const { id, order, stand, screens } = await open();
    const { version } = await as(manager).orders.setStatus({
      id,
      version: order.version,
      status: "APPROVED",
    });
    const lines = [stand, { ...screens, quantity: 4 }];
    const edited = await as(manager).orders.editItems({ id, version, lines });
    const pay = async (now: number) =>
      outcome(
        as(partner).orders.confirmPayment({
          id,
          version: now,
          fileId: await scene.upload(partner),
          reference: "",
          amount: null,
          paidOn: null,
        }),
      );
    const dutiesOn = async () => {
      const [steps] = await as(partner).orders.steps();
      return steps?.duties.flatMap((duty) => ("orderId" in duty && duty.orderId === id ? duty.kind : []));
    };
    expect(await pay(edited.version)).toBe("moveNeeds");
    expect(await dutiesOn()).toEqual(["answerRequest"]);
    const [request] = await changeOf(id);
    if (!request?.contentVersion) throw new Error("nothing was asked");
    const { id: asked, version: seen, contentVersion } = request;
    await as(partner).requests.approve({ id: asked, version: seen, contentVersion });
    expect(await dutiesOn()).toEqual(["pay"]);
    expect(await pay((await read(id)).version)).toBe("ok");
  });

  test("an approved order takes no line without a price", async () => {
    const { id, order, stand, screens } = await open();
    const custom = { isCustomService: true, title_pt: "Tomada", unitPrice: null as number | null };
    const edit = (version: number) =>
      as(manager).orders.editItems({ id, version, lines: [stand, screens, custom] });
    const { version } = await as(manager).orders.setStatus({
      id,
      version: order.version,
      status: "APPROVED",
    });
    expect(await outcome(edit(version))).toBe("moveNeeds");
    custom.unitPrice = 80;
    expect(await outcome(edit(version))).toBe("ok");
  });
});

describe("a copy", () => {
  test("carries no approval, no discount, no line and no price of the team", async () => {
    const { id, order, stand, screens, chairs } = await open();
    const lines = [
      { ...stand, discountPercentage: 10 },
      { ...screens, discountPercentage: 50 },
      chairs,
      { itemId: scene.chair.id, quantity: 3 },
      { isCustomService: true, title_pt: "Tomada", unitPrice: 80 },
    ];
    await as(manager).orders.editItems({ id, version: order.version, lines });
    const [request] = await changeOf(id);
    if (!request?.contentVersion) throw new Error("nothing was asked");
    const { id: asked, version: seen, contentVersion } = request;
    await as(partner).requests.approve({ id: asked, version: seen, contentVersion });
    const agreed = await read(id);
    await as(partner).orders.cancel({ id, version: agreed.version, confirmed: true });
    const copy = await as(partner).orders.copy({ id });
    const { draft } = await read(copy.id, partner);
    const orderServices = [{ itemId: "BRONZE" }, ...(draft?.lines ?? [])];
    await scene.freeSpace();
    const sent = await as(partner).orders.createStandard({
      ...scene.standard({ orderServices }),
      draftId: copy.id,
    });
    const now = await read(sent.id);
    expect(now).toMatchObject({ status: "PENDING", total: 18_711, contentVersion: 1, agreedVersion: 1 });
    expect(now.lines.map((line) => [line.title, line.discountPercentage, line.isTeamLine])).toEqual([
      ["Bronze", 0, false],
      ["Screen", 0, false],
      ["Chair", 0, false],
    ]);
    expect((await as(manager).orders.versions({ id: sent.id })).map(({ number }) => number)).toEqual([1]);
    expect(linesOf(agreed)).toHaveLength(5);
  });
});
