import { expect, test } from "bun:test";
import { openScene, outcome } from "../orders/scene.ts";

test("nobody says more than sixty things of requests in ten minutes, since each is a mail", async () => {
  const scene = await openScene();
  const { id: orderId } = await scene.send();
  const { requests } = scene.as(scene.partner);
  const [notice] = await requests.list({ orderId });
  const say = () => outcome(requests.comment({ id: notice?.id ?? "", message: "Oi" }));
  for (let said = 0; said < 60; said += 1) expect(await say()).toBe("ok");
  expect(await say()).toBe("tooManyRequests");
  expect(
    await outcome(scene.as(scene.manager).requests.comment({ id: notice?.id ?? "", message: "Oi" })),
  ).toBe("ok");
});
