import { expect, test } from "bun:test";
import { startRunner } from "#server/runs/runner.ts";
import { openTestPortal } from "../../portal.ts";

const { portal } = await openTestPortal();

test("runs take turns, and one that cannot go on keeps no other from its end", async () => {
  const steps: string[] = [];
  const runner = startRunner<{ id: string }>(portal, {
    claim: ({ id }) => id,
    find: () => Promise.resolve([{ id: "one" }, { id: "two" }, { id: "three" }]),
    step(_of, { id }) {
      steps.push(id);
      if (id === "one") throw new Error("it cannot be read");
      return Promise.resolve(steps.filter((step) => step === id).length >= 2);
    },
    waits: "a run waits",
  });
  await runner.drain();
  await runner.stop();
  expect(steps.slice(0, 5)).toEqual(["one", "two", "three", "two", "three"]);
});

test("one that is begun while another goes on joins in", async () => {
  const steps: string[] = [];
  const begun = ["long"];
  const runner = startRunner<{ id: string }>(portal, {
    claim: ({ id }) => id,
    find: () => Promise.resolve(begun.map((id) => ({ id }))),
    step(_of, { id }) {
      steps.push(id);
      const isLong = id === "long";
      if (isLong && !begun.includes("short")) {
        begun.push("short");
        runner.wake();
      }
      const isOver = !isLong || steps.filter((step) => step === id).length >= 4;
      if (isOver) begun.splice(begun.indexOf(id), 1);
      return Promise.resolve(isOver);
    },
    waits: "a run waits",
  });
  await Bun.sleep(0);
  await runner.drain();
  await runner.stop();
  expect(steps.slice(0, 5)).toEqual(["long", "long", "short", "long", "long"]);
});
