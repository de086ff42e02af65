import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newEmptyFolder } from "../setup.ts";
import { storedIn } from "../server/demo/stored.ts";

/** kill -9 at so many moments of the fill, by chance; SEED draws the same ones again. */
const KILLS = 10;
const seed = Number(process.env["SEED"] ?? Date.now() % 100_000);
const PROGRAM = join(import.meta.dirname, "../server/demo/fill-folder.ts");
const DAY = "2026-11-23T15:00:00Z";
const AGAIN = "The demonstration was broken off before it was whole: it is made again from the beginning.\n";

const fill = (folder: string) =>
  Bun.spawn([process.execPath, PROGRAM, folder, DAY], { stdout: "pipe", stderr: "inherit" });

async function fillWhole(folder: string): Promise<{ said: string; took: number }> {
  const began = performance.now();
  const child = fill(folder);
  const said = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return { said, took: performance.now() - began };
}

/** The same numbers between 0 and 1 for the same seed. */
function drawFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function stateOf(folder: string): string | undefined {
  const path = join(folder, "demonstration.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { state: string }).state : undefined;
}

test(`a fill of the demonstration killed at ten moments begins again each time, says so, and its data are the same (seed ${seed})`, async () => {
  const whole = newEmptyFolder();
  const { said, took } = await fillWhole(whole);
  expect(said).not.toContain(AGAIN);
  const stored = storedIn(whole);
  expect(stored.length).toBeGreaterThan(1_000);

  const folder = newEmptyFolder();
  writeFileSync(join(folder, "a-file-of-somebody.txt"), "kept");
  const draw = drawFrom(seed);
  let wasBrokenOff = false;
  for (let kills = 0; kills < KILLS;) {
    const child = fill(folder);
    const speaking = new Response(child.stdout).text();
    // Early moments more often than late ones: each costs what was filled until then.
    await Promise.race([child.exited, Bun.sleep(took * draw() ** 3)]);
    const wasKilled = child.exitCode === null;
    child.kill("SIGKILL");
    await child.exited;
    // One that was killed at its very beginning had no time to say anything.
    if (!wasKilled) expect((await speaking).startsWith(AGAIN)).toBe(wasBrokenOff);
    if (stateOf(folder) === "whole") {
      for (const name of readdirSync(folder))
        if (!name.startsWith("a-")) rmSync(join(folder, name), { recursive: true });
      wasBrokenOff = false;
    } else {
      kills += 1;
      wasBrokenOff ||= stateOf(folder) === "filling";
    }
  }
  expect((await fillWhole(folder)).said.startsWith(AGAIN)).toBe(wasBrokenOff);
  expect(storedIn(folder)).toEqual(stored);
  expect(readFileSync(join(folder, "a-file-of-somebody.txt"), "utf8")).toBe("kept");
  expect((await fillWhole(folder)).said).toBe("");
});
