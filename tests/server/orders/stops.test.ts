import { expect, setDefaultTimeout, test } from "bun:test";
import { openScene } from "./scene.ts";

/** The first contract of a process waits for its worker. */
setDefaultTimeout(60_000);

const scene = await openScene();
const { partner, manager, portal } = scene;
const staff = () => scene.as(manager);
const own = () => scene.as(partner);

/** A day later, so that each stop has its own. */
function nextDay(): void {
  scene.setNow(new Date(portal.clock().getTime() + 24 * 60 * 60 * 1000));
}

async function stops(id: string): Promise<string[]> {
  const { stops: found } = await own().orders.get({ id });
  const { items } = await own().orders.mine({});
  // The page of the order and its card say the same.
  expect(items.find((order) => order.id === id)?.stops).toEqual(found);
  return found.map(({ name, state, at }) => [name, state, at?.slice(5, 10)].filter(Boolean).join(" "));
}

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
  await own().contracts.receiveSigned({ id: contract.id, fileId });
  expect((await stops(sent.id)).at(-1)).toBe("contract done 08-06");
  nextDay();
  // Another edition waits for its own signature.
  await staff().contracts.generate({ orderId: sent.id, publish: true });
  expect((await stops(sent.id)).at(-1)).toBe("contract now");
});

test("a draft has no stops, a cancelled order ends where it was", async () => {
  const draft = { submissionId: scene.submission.id, orderType: "SIMPLE" as const };
  const { id } = await own().orders.saveDraft({ draft });
  expect(await stops(id)).toEqual([]);
  const sent = await own().orders.createCustomServices(scene.services());
  await own().orders.cancel({ id: sent.id, version: sent.version, confirmed: true });
  expect((await stops(sent.id))[1]).toStartWith("review ended");
});
