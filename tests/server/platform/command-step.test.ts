import { expect, test } from "bun:test";
import { requireRoom, StepFailed, takeStep, whyFailed } from "#server/platform/command-step.ts";
import { newEmptyFolder } from "#tests/setup.ts";

const failing = (code: string) => ({ name: "Building the pages", command: [process.execPath, "-e", code] });
const take = (code: string) => takeStep(failing(code), () => undefined);

test("a step that ends well says nothing", async () => {
  const began: number[] = [];
  await takeStep(failing("console.log('much')"), ({ pid }) => began.push(pid));
  expect(began).toHaveLength(1);
});

test("one that fails is told in a sentence, by its name", async () => {
  await expect(take("process.exit(7)")).rejects.toThrow(
    new StepFailed("Building the pages failed: it ended with exit code 7; what it said stands above."),
  );
});

test("one that the system ended for want of memory says what to do", async () => {
  const inVain =
    "Building the pages failed: the system ended it, most likely for want of memory. Close other programs, or give the machine 2 GB, and try again.";
  await expect(take("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow(new StepFailed(inVain));
  expect(whyFailed(137, null)).toStartWith("the system ended it");
});

test("too little room is said before anything is begun", () => {
  const folder = newEmptyFolder();
  expect(() => requireRoom(folder, 1)).not.toThrow();
  expect(() => requireRoom(folder, Number.MAX_SAFE_INTEGER)).toThrow(
    /^The disk of \S+ has \d+ MB left, and 8589934592 MB are needed\. Make room and try again\.$/,
  );
});
