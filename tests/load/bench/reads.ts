import { answerOf, bytesOf, question, type Request, type Session } from "./calls.ts";
import { fire } from "./fire.ts";
import { inTurn, PASSWORD, type Season, STAFF } from "./season.ts";
import { signIn } from "./session.ts";
import { startBare } from "./target.ts";
import { type Bare, figureOf, type Run, type Work } from "./work.ts";

/** P4, P5: what people read, each call another one. */

const ORDER_CONNECTIONS = 8;
const SEARCH_CONNECTIONS = 16;

export const orderRecord: Work = {
  id: "P4",
  what: "one order of 50 lines, with its history",
  reach: { perSecond: 1_500, p99: 15 },
  async portal({ target, season }) {
    const { port } = target;
    const staff = await signIn(port, STAFF, PASSWORD);
    const { lines } = await answerOf<{ lines: unknown[] }>(port, orderOf(season.large[0]), staff);
    if (lines.length !== 50) throw new Error(`an order of ${lines.length} lines was measured`);
    const next = prepare(port, season.large.map(orderOf), staff);
    return async (seconds) => figureOf(await fire({ port, connections: ORDER_CONNECTIONS, seconds, next }));
  },
  bare: bareRead("two prepared statements", ORDER_CONNECTIONS, ({ large }) =>
    large.map((id) => ({ method: "GET", path: `/order?id=${id}` })),
  ),
};

function orderOf(id: string | undefined): Request {
  return question("orders.get", { id });
}

/** `orders`: how many the season has; the figure to reach is another for very many. */
export function orderSearch(orders: number): Work {
  return {
    id: "P5",
    what: `page of ${orders} orders: status, search, total`,
    reach: { perSecond: orders > 10_000 ? 200 : 1_000, p99: 30 },
    async portal({ target, season }) {
      const { port } = target;
      const staff = await signIn(port, STAFF, PASSWORD);
      const asked = season.searches.map(({ status, search }) =>
        question("orders.list", { search, filters: { statuses: [status] } }),
      );
      await requireFound(port, asked, staff);
      const next = prepare(port, asked, staff);
      return async (seconds) =>
        figureOf(await fire({ port, connections: SEARCH_CONNECTIONS, seconds, next }));
    },
    bare: bareRead("FTS5, two prepared statements", SEARCH_CONNECTIONS, ({ searches }) =>
      searches.map(({ status, search }) => ({
        method: "GET",
        path: `/orders?status=${status}&search=${encodeURIComponent(search)}`,
      })),
    ),
  };
}

/** Searches that find nothing would be cheap: most of the first must find something under some status. */
async function requireFound(port: number, asked: readonly Request[], staff: Session): Promise<void> {
  const some = asked.slice(0, 20);
  const answers = await Promise.all(
    some.map((each) => answerOf<{ counts: { statuses: Record<string, number> } }>(port, each, staff)),
  );
  const found = answers.filter(({ counts }) => Object.values(counts.statuses).some((count) => count > 0));
  if (found.length < some.length / 2) throw new Error("the searches measured find hardly anything");
}

/** The bytes of every request before the first leaves: making them costs nothing while it counts. */
function prepare(port: number, requests: readonly Request[], session?: Session): () => Buffer {
  return inTurn(requests.map((request) => bytesOf(port, request, session)));
}

function bareRead(what: string, connections: number, requests: (season: Season) => Request[]): Bare {
  return {
    what,
    start: async ({ copy }) => startBare("bare-database.ts", copy()),
    async measure({ target: { port }, season, seconds }: Run) {
      return figureOf(await fire({ port, connections, seconds, next: prepare(port, requests(season)) }));
    },
  };
}
