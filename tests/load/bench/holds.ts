import { dearestWorks } from "./dearest-works.ts";
import { bytesOf, HEALTH, question, questions, type Request } from "./calls.ts";
import { type Line, openLine } from "./line.ts";
import { probe } from "./probe.ts";
import { PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Work } from "./work.ts";

/** P23: how long the dearest requests and batches, each alone, keep everybody else waiting. */

const PROBE_EVERY_MS = 2;
const TIMES = 3;
const BATCH = 10;

export const longestHold: Work = {
  id: "P23",
  what: "longest hold of the thread by one request or batch",
  reach: { longest: 50 },
  async portal({ target: { port }, season }) {
    const staff = await signIn(port, STAFF, PASSWORD);
    const line = await openLine(port);
    const exhibitor = await signIn(port, season.busiest, PASSWORD);
    const ranking = () => bytesOf(port, question("evaluations.ranking", {}), staff);
    const first = { name: "the first ranking after a start", longest: await holdOf(port, line, ranking, 1) };
    const steps = questions(Array.from({ length: BATCH }, () => ["orders.steps"] as const));
    const stepsHold = () => holdOf(port, line, () => bytesOf(port, steps, exhibitor));
    const works = { ...dearest(season), ...(await dearestWorks(port, staff, season)) };
    return async () => {
      const holds = [first, { name: `${BATCH} next steps of an exhibitor`, longest: await stepsHold() }];
      for (const [name, request] of Object.entries(works)) {
        const next = typeof request === "function" ? request : () => request;
        holds.push({ name, longest: await holdOf(port, line, () => bytesOf(port, next(), staff)) });
      }
      const dearestFirst = holds.toSorted((a, b) => b.longest - a.longest);
      const said = dearestFirst.map((each) => `${each.name} ${each.longest.toFixed(0)}`);
      return { longest: dearestFirst[0]?.longest, note: `in ms, by ${said.join("; ")}` };
    };
  },
};

/** How long a request keeps others waiting: the least of some times, since once may be chance. */
async function holdOf(port: number, line: Line, next: () => Buffer, times = TIMES): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const bytes = next();
    const { longest } = await probe(port, { request: HEALTH, everyMs: PROBE_EVERY_MS }, async () => {
      await Bun.sleep(10 * PROBE_EVERY_MS);
      const { status, excerpt } = await line.ask(bytes);
      if (status !== 200) throw new Error(`${status} ${excerpt}`);
    });
    found.push(longest);
  }
  return Math.min(...found);
}

/** What a browser, or somebody with one, can ask for at once; `dearestWorks` are what it can have done. */
function dearest({ large, searches }: Season): Record<string, Request> {
  const letters = Array.from({ length: 99 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(" ");
  const some = <T>(list: readonly T[]) => list.slice(0, BATCH);
  return {
    "a search of 99 letters": question("orders.list", { search: letters }),
    [`${BATCH} searches of 99 letters`]: questions(
      Array.from({ length: BATCH }, () => ["orders.list", { search: letters }] as const),
    ),
    [`${BATCH} searches`]: questions(
      some(searches).map(({ search }) => ["orders.list", { search, limit: 100 }] as const),
    ),
    [`${BATCH} orders of 50 lines`]: questions(some(large).map((id) => ["orders.get", { id }] as const)),
    [`${BATCH} catalogues`]: questions(Array.from({ length: BATCH }, () => ["catalogue.list"] as const)),
    [`${BATCH} dashboards`]: questions(Array.from({ length: BATCH }, () => ["dashboard.stats"] as const)),
    "100 submissions by name": question("submissions.list", {
      limit: 100,
      sort: { column: "institution", direction: "asc" },
    }),
    "submissions that look alike": question("submissions.list", { filters: { waits: ["likeness"] } }),
    "the reports of a period": question("reports.read", { from: "2025-01-01" }),
  };
}
