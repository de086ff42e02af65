import { expect, test } from "bun:test";
import { openScene } from "./scene.ts";

const scene = await openScene();
const staff = () => scene.as(scene.manager).orders;
const partner = () => scene.as(scene.partner).orders;

async function approved() {
  const { id, version } = await scene.send();
  const moved = await staff().setStatus({ id, version, status: "APPROVED" });
  const { reference, total } = await partner().get({ id });
  return { id, version: moved.version, reference: reference ?? "", total };
}

type Approved = Awaited<ReturnType<typeof approved>>;

async function handIn({ id, version }: Approved, transfer: { reference: string; amount: number }) {
  const fileId = await scene.upload(scene.partner);
  return partner().confirmPayment({ id, version, fileId, ...transfer });
}

/** The figures that exhibitor and team both read. */
async function paidOf({ id }: Approved) {
  const [own, desk] = [await partner().get({ id }), await staff().get({ id })];
  expect(own.paid).toEqual(desk.paid);
  return own.paid;
}

test("one transfer for two orders counts for each by the part given there, to the cent", async () => {
  const [first, second] = [await approved(), await approved()];
  const reference = `${first.reference} + ${second.reference}`;
  const both = await handIn(first, { reference, amount: first.total });
  const part = await handIn(second, { reference, amount: second.total - 0.01 });
  expect(await paidOf(first)).toMatchObject({ handedIn: first.total, outstanding: 0, credit: 0 });
  expect(await paidOf(second)).toMatchObject({
    handedIn: second.total - 0.01,
    outstanding: 0.01,
    credit: 0,
  });
  await staff().setStatus({ ...both, status: "PAID" });
  await staff().setStatus({ ...part, status: "PAID", settledAs: "bankCharges" });
  expect(await paidOf(second)).toMatchObject({ settled: 0.01, outstanding: 0 });
});

test("the whole of it given for one of the two is too much there, and leaves the other owed in full", async () => {
  const [first, second] = [await approved(), await approved()];
  const reference = `${first.reference} ${second.reference}`;
  await handIn(first, { reference, amount: first.total + second.total });
  expect(await paidOf(first)).toMatchObject({ outstanding: 0, credit: second.total });
  expect(await paidOf(second)).toMatchObject({ handedIn: 0, outstanding: second.total, credit: 0 });
});
