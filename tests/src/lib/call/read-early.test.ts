import { afterEach, expect, test } from "bun:test";
import { queryClient, readAhead } from "#src/lib/call/query-client.ts";
import { readEarly } from "#src/lib/call/read-early.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { until } from "#tests/until.ts";
import { json, openServer, openTab } from "../kept/tab.ts";

const server = openServer();
openTab(server.url);
const SUBMISSIONS = trpc.submissions.mine.queryOptions();

afterEach(() => queryClient.clear());

/** Once the question is under way, or as good as answered. */
async function settled(): Promise<unknown> {
  await until(() => queryClient.getQueryState(SUBMISSIONS.queryKey));
  return queryClient.fetchQuery(SUBMISSIONS).catch((error: unknown) => error);
}

test("what a route asks is asked once, and its page finds the answer", async () => {
  server.answer({ "/api/trpc/submissions.mine": () => json(200, [{ result: { data: [] } }]) });
  readEarly(() => readAhead(SUBMISSIONS));
  expect(await settled()).toEqual([]);
  expect(await queryClient.fetchQuery(SUBMISSIONS)).toEqual([]);
  expect(server.paths()).toEqual(["GET /api/trpc/submissions.mine"]);
});

test("a refusal waits for the page, which asks again and says it", async () => {
  const refused = [{ error: { message: "no", code: -32004, data: { httpStatus: 404 } } }];
  server.answer({ "/api/trpc/submissions.mine": () => json(404, refused) });
  readEarly(() => readAhead(SUBMISSIONS));
  expect(await settled()).toBeInstanceOf(Error);
  await expect(queryClient.fetchQuery(SUBMISSIONS)).rejects.toMatchObject({ data: { httpStatus: 404 } });
});

test("code that did not come fails nobody", async () => {
  server.answer({ "/api/trpc/submissions.mine": () => json(200, [{ result: { data: [] } }]) });
  readEarly(() => Promise.reject(new Error("lost on the way")));
  // What is asked for afterwards comes afterwards.
  expect(await queryClient.fetchQuery(SUBMISSIONS)).toEqual([]);
  expect(server.paths()).toEqual(["GET /api/trpc/submissions.mine"]);
});
