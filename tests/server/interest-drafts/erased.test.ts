import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { interestDrafts } from "#db/schema/index.ts";
import { DEFAULT_REMINDERS } from "#domain/reminders/rules.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { foldErasures, noteErasure, readErasures } from "#server/erasures/journal.ts";
import { forgetExpired } from "#server/clock/forget.ts";
import { writeReminders } from "#server/reminders/write.ts";
import { changeSettings } from "#tests/factories.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { IN_WINDOW, openTestPortal, VISITOR } from "#tests/portal.ts";

const folder = newDataFolder();
const scene = await openTestPortal({ env: { DATA_DIR: folder } });
const { portal } = scene;
const ADDRESS = "zulmira.apagada@example.org";
const TEXT = "Uma frase que ninguém mais escreveria assim";

await changeSettings(portal, (data) => ({
  ...data,
  reminders: {
    ...DEFAULT_REMINDERS,
    windowCloses: { way: "send", daysBefore: [7], daysAfter: 0, times: 1 },
  },
}));

/** Whatever lies in the folder of the portal, as bytes. */
function stands(text: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = all.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => readFileSync(path).includes(text));
}

async function keep() {
  const answers = { institutionName: "Casa das Marés", description: TEXT };
  const kept = await scene.as(VISITOR).interestDrafts.keep({ email: ADDRESS, language: "pt", answers });
  await portal.drainMail();
  return kept;
}

test.each([
  ["thrown away", (token: string) => scene.as(VISITOR).interestDrafts.discard({ token })],
  [
    "forgotten after its time",
    () => {
      scene.setNow(new Date(IN_WINDOW.getTime() + 70 * DAY_MS));
      return forgetExpired(portal);
    },
  ],
])(
  "what was kept and is %s stands nowhere: not in the database, its log, the outbox or the folder of mails",
  async (_, erase) => {
    scene.setNow(new Date("2025-08-30T12:00:00Z"));
    const { token } = await keep();
    // As its link does; then the letter that reminds of it goes out.
    await portal.db.write((tx) => tx.update(interestDrafts).set({ provenAt: portal.clock() }));
    scene.setNow(new Date("2025-09-05T12:00:00Z"));
    expect(await writeReminders(portal)).toBe(1);
    await portal.drainMail();
    // In the database or its log, and in the file that was mailed.
    expect(stands(TEXT)).not.toEqual([]);
    expect(stands(ADDRESS).some((path) => path.endsWith(".eml"))).toBe(true);
    await erase(token);
    await portal.afterwards.settle();
    expect([stands(TEXT), stands(ADDRESS), stands("zulmira"), stands("apagada")]).toEqual([[], [], [], []]);
  },
);

test("the journal of erasures is written only when something changes, and keeps the last word of each", async () => {
  const path = join(folder, "erasures.jsonl");
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  scene.setNow(IN_WINDOW);
  const { token } = await keep();
  await scene.as(VISITOR).interestDrafts.discard({ token });
  const after = readFileSync(path, "utf8");
  expect(after.length).toBeGreaterThan(before.length);
  await scene.as(VISITOR).interestDrafts.discard({ token });
  expect(readFileSync(path, "utf8")).toBe(after);

  const other = newEmptyFolder();
  const now = new Date("2026-10-05T12:00:00Z");
  const note = (what: "interestDraft" | "optOut" | "optIn", key: string, days: number) =>
    noteErasure(other, { what, key, at: new Date(now.getTime() - days * DAY_MS) });
  for (let at = 0; at < 10; at += 1) note(at % 2 === 0 ? "optOut" : "optIn", "ana", 100 - at);
  note("optOut", "rui", 90);
  note("interestDraft", "old", 40);
  note("interestDraft", "new", 3);
  foldErasures(other, now);
  const kept = readErasures(join(other, "erasures.jsonl"), new Date(0));
  expect(kept.map(({ what, key }) => `${what} ${key}`)).toEqual([
    "optIn ana",
    "optOut rui",
    "interestDraft new",
  ]);
});
