import { answerOf, bytesOf, question, type Request } from "./calls.ts";
import { latencyOf } from "./latency.ts";
import { openLine } from "./line.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import type { Work } from "./work.ts";

/** P5: every list of the desk, its search and its dearest order, each asked alone and all in turn. */

export const deskLists: Work = {
  id: "P5",
  what: "every list of the desk: a page, a search, another order; the slowest",
  reach: { p99: 30 },
  async portal({ target: { port }, season }) {
    const staff = await signIn(port, STAFF, PASSWORD);
    const asked = Object.entries(listsOf(season)).map(([name, requests]) => ({
      name,
      next: inTurn(requests.map((request) => bytesOf(port, request, staff))),
    }));
    for (const [first] of Object.values(listsOf(season))) if (first) await answerOf(port, first, staff);
    return async (seconds) => {
      const line = await openLine(port);
      const times = new Map<string, number[]>(asked.map(({ name }) => [name, []]));
      const end = performance.now() + seconds * 1000;
      let bad = 0;
      while (performance.now() < end) {
        for (const { name, next } of asked) {
          const started = performance.now();
          const { status } = await line.ask(next());
          times.get(name)?.push(performance.now() - started);
          if (status !== 200) bad += 1;
        }
      }
      line.hangUp();
      const found = [...times].map(([name, taken]) => ({ name, ...latencyOf(taken) }));
      const slowest = found.toSorted((a, b) => b.p99 - a.p99);
      const [{ p50 = 0, p99 = 0 } = {}] = slowest;
      const said = slowest.map((each) => `${each.name} ${each.p50.toFixed(1)} (p99 ${each.p99.toFixed(1)})`);
      return { p50, p99, bad, note: `median and p99 in ms: ${said.join("; ")}` };
    };
  },
};

function by(column: string, direction: "asc" | "desc") {
  return { sort: { column, direction } };
}

/** What the screens of the desk ask for; each page is one of 25 rows, as people have it. */
function listsOf({ searches }: Season): Record<string, Request[]> {
  const each = (name: string, more: object = {}) =>
    searches.slice(0, 200).map(({ search }) => question(name, { search, ...more }));
  return {
    submissions: [question("submissions.list", {})],
    "submissions by name": [question("submissions.list", by("institution", "asc"))],
    "submissions, search": each("submissions.list"),
    orders: [question("orders.list", {})],
    "orders by total": [question("orders.list", by("total", "desc"))],
    "orders, search": each("orders.list"),
    evaluations: [question("evaluations.list", {})],
    "evaluations by mark": [question("evaluations.list", by("average", "desc"))],
    "evaluations, search": each("evaluations.list"),
    ranking: [question("evaluations.ranking", {})],
    partners: [question("partners.list", {})],
    "partners by organisation": [question("partners.list", by("organisation", "asc"))],
    "partners by last sign-in": [question("partners.list", by("lastSeen", "desc"))],
    "partners, search": each("partners.list"),
    requests: [question("requests.listAll", {})],
    "requests by day": [question("requests.listAll", by("due", "asc"))],
    "requests by company": [question("requests.listAll", by("company", "asc"))],
    "requests, search": each("requests.listAll"),
    mails: [question("mails.list", {})],
    "mails, search": each("mails.list"),
    "custom services": [question("customServices.list", {})],
    "custom services, search": each("customServices.list"),
    catalogue: [question("catalogue.items", {})],
    "catalogue, search": ["led", "mesa", "screen", "som"].map((search) =>
      question("catalogue.items", { search }),
    ),
    history: [question("history.list", {})],
    "history, search": each("history.list"),
    dashboard: [question("dashboard.overview")],
  };
}
