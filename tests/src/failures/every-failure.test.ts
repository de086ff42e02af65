import { expect, test } from "bun:test";
import { listProcedures } from "#tests/abuse/call.ts";
import { inOwnProcess } from "../app/alone.ts";
import { openWholeApp } from "../app/whole-app.tsx";
import { catalogueRows, evaluationRows, letterRows, teamRows } from "./desk-rows.ts";
import { accountRows, exhibitorRows } from "./exhibitor-rows.ts";
import { orderRows, partnerRows, submissionRows } from "./record-rows.ts";
import { requestRows } from "./request-rows.ts";
import type { Row } from "./row.ts";
import { findRecords } from "./scene.ts";
import { UNPRESSED } from "./unpressed.ts";

const ROWS = [
  catalogueRows,
  submissionRows,
  partnerRows,
  orderRows,
  evaluationRows,
  letterRows,
  teamRows,
  exhibitorRows,
  accountRows,
];

if (inOwnProcess(import.meta.path, "everything that changes something is pressed and fails"))
  await pressEverything();

async function pressEverything(): Promise<void> {
  const { server, page, road, open, comes, hand } = await openWholeApp({ isUnchanged: true });
  const records = await findRecords(server);
  const requests = requestRows(records);
  const others = ROWS.flatMap((of) => of(records));

  async function fails(...[calls, by, at, steps, says, locale]: Row): Promise<void> {
    await open(by, at, locale);
    const before = hand.said();
    road.fail();
    for (const step of steps) await hand.take(step);
    await comes(() => road.failed.includes(calls) && hand.said().length > before.length);
    await page.drawn();
    expect([road.failed, hand.said().slice(before.length)]).toEqual([[calls], [says]]);
  }

  test.each(others)("%s that fails for the %s says so in one message (ERR-04)", fails);
  test.each(requests)("%s that fails for the %s says so in one message of its own (ERR-04, ERR-17)", fails);

  test("every change of the portal is pressed here, or it is said why not", () => {
    const changes = listProcedures().flatMap(({ name, type }) => (type === "mutation" ? [name] : []));
    const pressed = [...others, ...requests].map(([calls]) => calls).filter((name) => changes.includes(name));
    const listed = [...new Set(pressed), ...Object.values(UNPRESSED).flat()];
    expect(listed.toSorted()).toEqual(changes.toSorted());
  });
}
