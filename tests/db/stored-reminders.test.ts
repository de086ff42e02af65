import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MIGRATIONS = join(import.meta.dir, "../../db/migrations");

/** The statements of a migration that change stored settings. */
function changesOf(name: string): string[] {
  const file = readdirSync(MIGRATIONS).find((one) => one.endsWith(`_${name}.sql`)) ?? "";
  const statements = readFileSync(join(MIGRATIONS, file), "utf8").split("--> statement-breakpoint");
  return statements.filter((statement) => statement.includes("UPDATE `settings`"));
}

test("a rule that was stored with one day before has a list of it, one with none an empty one; others stay", () => {
  const db = new Database(":memory:");
  db.run("create table settings (id integer, data text)");
  const reminders = {
    pay: { way: "send", daysBefore: 7, times: 2 },
    answerRequest: { daysBefore: 0 },
    signContract: { daysBefore: [3, 1] },
    finishDraft: { daysBefore: 0 },
    windowCloses: { daysBefore: 30 },
  };
  const insert = db.prepare("insert into settings values (?, ?)");
  insert.run(1, JSON.stringify({ zone: "Green Zone", reminders }));
  insert.run(2, JSON.stringify({ zone: "Without rules" }));
  for (const statement of changesOf("campaign_tally")) db.run(statement);
  const rows = db.query<{ data: string }, []>("select data from settings order by id").all();
  expect(rows.map(({ data }): unknown => JSON.parse(data))).toEqual([
    {
      zone: "Green Zone",
      reminders: {
        pay: { way: "send", daysBefore: [7], times: 2 },
        answerRequest: { daysBefore: [] },
        signContract: { daysBefore: [3, 1] },
        finishDraft: { daysBefore: [] },
        windowCloses: { daysBefore: [30] },
      },
    },
    { zone: "Without rules" },
  ]);
});
