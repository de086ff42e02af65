import { expect, test } from "bun:test";
import { CREDIT_ROW, PRICE_PARTS } from "#domain/reports/tables.ts";
import { SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import type { Inputs } from "#src/lib/call/trpc.ts";
import { openSeason } from "./season.ts";

const scene = await openSeason();
const team = scene.as(scene.manager);

/** Every number of an answer, by where it stands in it. */
function leaves(part: unknown, path = ""): [string, number][] {
  if (typeof part === "number") return [[path, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => leaves(value, path ? `${path}.${name}` : name));
}

/** What the list of orders answers to these filters, added up. */
async function orders(filters: NonNullable<Inputs["orders"]["list"]>["filters"]) {
  const { items, total: count } = await team.orders.list({ filters, limit: 100 });
  const sum = (of: (order: (typeof items)[number]) => number) =>
    Math.round(items.reduce((all, order) => all + of(order), 0) * 100) / 100;
  return {
    count,
    total: sum(({ total }) => total),
    space: sum(({ spaceAmount }) => spaceAmount),
    structure: sum(({ structureAmount }) => structureAmount),
    extra: sum(({ extraAmount }) => extraAmount),
    m2: sum(({ sizeM2 }) => sizeM2 ?? 0),
  };
}

async function submissions(statuses: SubmissionStatus[], more = {}): Promise<number> {
  return (await team.submissions.list({ filters: { statuses, ...more } })).total;
}

test("every figure of the dashboard equals the list behind it, and none is left out", async () => {
  const { stats, overview } = team.dashboard;
  const told = { stats: await stats(), overview: await overview() };
  const { count: pending } = await orders({ statuses: ["PENDING"] });
  const { count: payments } = await orders({ waits: ["payment"] });
  const { count: ofTheTeam } = await orders({ turns: ["team"] });
  // Its parts are those of the reports, whose figures stand beside their lists.
  const { moneyByPart } = await team.reports.read({});
  const revenueOf = (key: string) =>
    [...moneyByPart.rows, moneyByPart.total].find((row) => row.key === key)?.figures.revenue?.value ?? 0;
  const [space, structure, extra, credit, total] = [...PRICE_PARTS, CREDIT_ROW, "total"].map(revenueOf);
  expect(credit).toBeGreaterThan(0);
  const found = {
    stats: {
      orders: {
        pending,
        approved: (await orders({ statuses: ["APPROVED"] })).count,
        rejected: (await orders({ statuses: ["REJECTED"] })).count,
        paid: (await orders({ statuses: ["PAID"] })).count,
      },
      revenue: { space, structure, extra, credit, total },
      waiting: {
        submissions: await submissions(["PENDING"]),
        orders: ofTheTeam,
        payments,
        wishes: (await orders({ waits: ["wish"] })).count,
        customServices: (await team.customServices.list({ filters: { states: ["toPrice"] } })).total,
      },
    },
    overview: {
      queue: await Promise.all(
        told.overview.queue.map(async ({ list, filters: { statuses, waits } }) => {
          const filters = { statuses: statuses && [statuses], waits: waits && [waits] };
          const { total: count } =
            list === "orders"
              ? await team.orders.list({ filters } as Inputs["orders"]["list"])
              : await team.submissions.list({ filters } as Inputs["submissions"]["list"]);
          return { count };
        }),
      ),
      submissions: await Promise.all(
        told.overview.submissions.map(async ({ status }) => ({ count: await submissions([status]) })),
      ),
      orders: await Promise.all(
        told.overview.orders.map(async ({ status }) => {
          const { m2: _, ...figures } = await orders({ statuses: [status] });
          return figures;
        }),
      ),
      weeks: await Promise.all(
        told.overview.weeks.map(async ({ from, to }) => ({
          count: await submissions([...SUBMISSION_STATUSES], { receivedFrom: from, receivedTo: to }),
        })),
      ),
      area: {
        taken: await Promise.all(
          told.overview.area.taken.map(async ({ status }) => ({
            m2: (await orders({ statuses: [status], kinds: ["STANDARD", "CUSTOM", "STAND"] })).m2,
          })),
        ),
      },
    },
  };
  expect(leaves(told).length).toBeGreaterThan(80);
  expect(Object.fromEntries(leaves(found))).toEqual(Object.fromEntries(leaves(told)));
});
