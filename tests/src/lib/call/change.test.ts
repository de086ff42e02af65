import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "bun:test";
import { change, sendChange } from "#src/lib/call/change.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { json, openServer, openTab } from "../kept/tab.ts";

/** What a change says of itself: which rooms are read again. */
const server = openServer();
openTab(server.url);

const cancel = change(trpcClient.orders.cancel.mutate, [trpc.orders, trpc.dashboard]);
const OWN_ORDERS = trpc.orders.mine.queryOptions({});
const OWN_SUBMISSIONS = trpc.submissions.mine.queryOptions();
const INPUT = { id: "o1", version: 1, confirmed: true } as const;

let leave: (() => void)[] = [];

/** A screen that shows it until the test ends. */
async function show(query: typeof OWN_ORDERS | typeof OWN_SUBMISSIONS): Promise<void> {
  const { queryKey, queryFn } = query;
  const screen = new QueryObserver<unknown>(queryClient, { queryKey, queryFn: queryFn as never });
  await new Promise<void>((resolve) => {
    leave.push(screen.subscribe(({ isSuccess }) => isSuccess && resolve()));
  });
}

afterEach(() => {
  for (const run of leave) run();
  leave = [];
  queryClient.clear();
});

function answers(outcome: Response, beforeOrders?: Promise<void>) {
  const rows = () => json(200, [{ result: { data: [] } }]);
  server.answer({
    "/api/trpc/orders.mine": async () => {
      await beforeOrders;
      return rows();
    },
    "/api/trpc/submissions.mine": rows,
    "/api/trpc/orders.cancel": () => outcome,
  });
}

describe("a change", () => {
  test("is over when its rooms have been read again, and no others", async () => {
    answers(json(200, { result: { data: { id: "o1" } } }));
    await show(OWN_ORDERS);
    await show(OWN_SUBMISSIONS);
    server.sent.length = 0;
    await sendChange(cancel, INPUT);
    expect(server.paths()).toEqual(["POST /api/trpc/orders.cancel", "GET /api/trpc/orders.mine"]);
  });

  test("that is refused shows what is stored as well, and keeps nobody waiting for it", async () => {
    const reason = { code: "stale", params: { record: "order", current: 2 } };
    const refused = json(409, {
      error: { message: "stale", code: -32009, data: { httpStatus: 409, reason } },
    });
    answers(refused);
    await show(OWN_ORDERS);
    const { promise: letRead, resolve: goOn } = Promise.withResolvers<void>();
    answers(refused, letRead);
    await expect(sendChange(cancel, INPUT)).rejects.toThrow();
    expect(queryClient.isFetching(OWN_ORDERS)).toBe(1);
    goOn();
    await queryClient.fetchQuery(OWN_ORDERS);
    expect(server.paths()).toEqual(["POST /api/trpc/orders.cancel", "GET /api/trpc/orders.mine"]);
  });

  test("that nobody answered leaves everything as it is for the next try", async () => {
    answers(json(502, "<html>"));
    await show(OWN_ORDERS);
    server.sent.length = 0;
    await expect(sendChange(cancel, INPUT)).rejects.toThrow();
    // What is asked for afterwards comes afterwards.
    await queryClient.fetchQuery(OWN_SUBMISSIONS);
    expect(server.paths()).toEqual(["POST /api/trpc/orders.cancel", "GET /api/trpc/submissions.mine"]);
  });

  test("leaves what is on no screen for when it is shown again", async () => {
    answers(json(200, { result: { data: { id: "o1" } } }));
    await queryClient.fetchQuery(OWN_ORDERS);
    server.sent.length = 0;
    await sendChange(cancel, INPUT);
    expect(server.paths()).toEqual(["POST /api/trpc/orders.cancel"]);
    await queryClient.fetchQuery(OWN_ORDERS);
    expect(server.paths()).toEqual(["POST /api/trpc/orders.cancel", "GET /api/trpc/orders.mine"]);
  });
});
