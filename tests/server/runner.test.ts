import { expect, test } from "bun:test";
import { startRunner } from "#server/runner.ts";
import { openTestPortal } from "../portal.ts";

const { portal } = await openTestPortal();

test("a run that cannot go on keeps no other from its end", async () => {
  const steps: string[] = [];
  const runner = startRunner<string>(portal, {
    find: () => Promise.resolve(["one", "two", "three"]),
    step(_of, run) {
      steps.push(run);
      if (run === "one") throw new Error("it cannot be read");
      return Promise.resolve(steps.filter((step) => step === run).length >= 2);
    },
    waits: "a run waits",
  });
  await runner.drain();
  await runner.stop();
  expect(steps.slice(0, 5)).toEqual(["one", "two", "two", "three", "three"]);
});
