import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import type { Stop } from "#domain/orders/moves/stops.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const { partner, manager, portal } = scene;
const staff = () => scene.as(manager);
const own = () => scene.as(partner);

/** A day later, so that each stop has its own. */
function nextDay(): void {
  scene.setNow(new Date(portal.clock().getTime() + 24 * 60 * 60 * 1000));
}

async function standing(id: string) {
  const { standing: found } = await own().orders.get({ id });
  const { items } = await own().orders.mine({});
  // The page of the order says what its card does, and what is to be done besides.
  const { duties: _duties, ...told } = found;
  expect(items.find((order) => order.id === id)?.standing).toEqual(told);
  const { stops, ...said } = told;
  return { ...said, stops: stops.map(say) };
}

const say = ({ name, state, at, dueOn }: Stop) =>
  [name, state, at?.slice(5, 10), dueOn && `until ${dueOn.slice(5)}`].filter(Boolean).join(" ");

const stops = async (id: string) => (await standing(id)).stops;

test("an order goes from stop to stop, each with its day, up to the contract that came back signed", async () => {
  const sent = await scene.send();
  nextDay();
  const reviewing = await staff().orders.setStatus({ ...sent, status: "REVIEWING" });
  expect((await stops(sent.id)).slice(0, 2)).toEqual(["sent done 08-01", "review now 08-02"]);
  nextDay();
  const approved = await staff().orders.setStatus({ ...reviewing, status: "APPROVED" });
  nextDay();
  const handedIn = await own().orders.confirmPayment({ ...approved, fileId: await scene.upload(partner) });
  expect((await stops(sent.id)).slice(2)).toEqual([
    "approved done 08-03",
    "payment now 08-04",
    "contract ahead",
  ]);
  nextDay();
  await staff().orders.setStatus({ ...handedIn, status: "PAID" });
  const contract = await staff().contracts.generate({ orderId: sent.id, publish: true });
  expect((await stops(sent.id)).slice(3)).toEqual(["payment done 08-05", "contract now"]);
  nextDay();
  const fileId = await scene.upload(partner, "signedContract");
  await own().contracts.receiveSigned({ id: contract.id, fileId, isChecked: true });
  expect((await stops(sent.id)).at(-1)).toBe("contract now");
  nextDay();
  await staff().contracts.judgeSigned({ id: contract.id, fileId, verdict: "accept" });
  expect((await stops(sent.id)).at(-1)).toBe("contract done 08-07");
  nextDay();
  // Another edition waits for its own signature.
  await staff().contracts.generate({ orderId: sent.id, publish: true });
  expect((await stops(sent.id)).at(-1)).toBe("contract now");
});

test("what the team wrote stands on top until it is answered, the same on the page, the card and the next step", async () => {
  const sent = await scene.send(scene.other, { submissionId: scene.otherSubmission.id });
  const theirs = scene.as(scene.other);
  const read = async () => (await theirs.orders.get({ id: sent.id })).standing;
  const word = { who: manager.name, at: portal.clock().toISOString() };
  const duties = async () => (await theirs.orders.steps())[0]?.duties;
  const reviewing = await staff().orders.setStatus({ ...sent, status: "REVIEWING" });
  const back = { ...reviewing, status: "PENDING", note: "Falta o croqui." } as const;
  const returned = await staff().orders.setStatus(back);
  const said = { ...word, note: "Falta o croqui." };
  expect(await read()).toMatchObject({ head: "returned", status: "RETURNED", word: said });
  expect(await duties()).toMatchObject([{ kind: "revise", word: said }]);
  const order = { ...scene.standard({ submissionId: scene.otherSubmission.id }), notes: "Com croqui" };
  const edited = await theirs.orders.update({ ...returned, order: { orderType: "STANDARD", ...order } });
  expect(await read()).toMatchObject({ head: "waiting", status: "PENDING", word: null });
  const approved = await staff().orders.setStatus({ ...edited, status: "APPROVED", note: "Setor B." });
  expect(await read()).toMatchObject({ head: "pay", word: { note: "Setor B." } });
  nextDay();
  const handed = await theirs.orders.confirmPayment({ ...approved, fileId: await scene.upload(scene.other) });
  expect(await read()).toMatchObject({ head: "paymentCheck", word: null });
  nextDay();
  const refused = await staff().orders.setStatus({ ...handed, status: "APPROVED", note: "Ilegível." });
  const standing = await read();
  expect(standing).toMatchObject({
    head: "paymentRefused",
    status: "PAYMENT_REFUSED",
    word: { note: "Ilegível." },
  });
  const [pay] = (await duties()) ?? [];
  expect(pay).toMatchObject({ kind: "pay", isRefused: true, word: { note: "Ilegível." } });
  // One day by which to pay, on the line and in the step.
  expect(standing.stops.find(({ state }) => state === "now")).toMatchObject({
    name: "paymentRefused",
    dueOn: pay?.dueOn,
  });
  expect(refused.status).toBe("APPROVED");
});

test("a signature that the team recorded covers the contracts made before, and none made later", async () => {
  const { id } = scene.submission;
  await portal.db.write((tx) =>
    tx.update(submissions).set({ status: "APPROVED" }).where(eq(submissions.id, id)),
  );
  const sent = await scene.send();
  const approved = await staff().orders.setStatus({ ...sent, status: "APPROVED" });
  await staff().contracts.generate({ orderId: sent.id, publish: true });
  const kinds = async () => (await own().orders.steps())[0]?.duties.map(({ kind }) => kind);
  expect(await kinds()).toContain("signContract");
  nextDay();
  const { version } = await staff().submissions.get({ id: scene.submission.id });
  await staff().submissions.signContract({ id: scene.submission.id, version });
  expect(await kinds()).not.toContain("signContract");
  expect((await stops(sent.id)).at(-1)).toStartWith("contract done");
  nextDay();
  await staff().contracts.generate({ orderId: sent.id, publish: true });
  expect(await kinds()).toContain("signContract");
  expect((await stops(sent.id)).at(-1)).toBe("contract ahead");
  expect(approved.status).toBe("APPROVED");
});

test("a draft has no stops, a cancelled order ends where it was", async () => {
  const draft = { submissionId: scene.submission.id, orderType: "SIMPLE" as const };
  const { id } = await own().orders.saveDraft({ draft });
  expect(await stops(id)).toEqual([]);
  const sent = await own().orders.createCustomServices(scene.services());
  await own().orders.cancel({ id: sent.id, version: sent.version, confirmed: true });
  expect((await stops(sent.id)).slice(1)).toEqual([expect.stringMatching(/^end ended/)]);
});
