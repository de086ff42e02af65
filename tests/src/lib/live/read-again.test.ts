import { QueryObserver } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, describe, expect } from "bun:test";
import type { LiveChange, LiveKind } from "#domain/live.ts";
import { readAllAgain, readChangedAgain, readNothingMore } from "#src/lib/live/read-again.ts";
import { beginLeaving, forgetUser, storeUser } from "#src/session/store.ts";
import { ROOMS, showsChange } from "#src/lib/live/rooms.ts";
import { queryClient } from "#src/lib/call/query-client.ts";
import { trpc } from "#src/lib/call/trpc.ts";
import { pass, test, until } from "../../stopped-clock.ts";
import { json, openServer, openTab, USER } from "../kept/tab.ts";

const QUESTIONS = {
  "orders.get o1": trpc.orders.get.queryKey({ id: "o1" }),
  "orders.get o2": trpc.orders.get.queryKey({ id: "o2" }),
  "orders.list": trpc.orders.list.queryKey({}),
  "orders.mine": trpc.orders.mine.queryKey({}),
  "requests of o1": trpc.requests.list.queryKey({ orderId: "o1" }),
  "requests of o2": trpc.requests.list.queryKey({ orderId: "o2" }),
  "contracts of o2": trpc.contracts.list.queryKey({ orderId: "o2" }),
  "submissions.list": trpc.submissions.list.queryKey({}),
  "submissions.get s1": trpc.submissions.get.queryKey({ id: "s1" }),
  "submissions.get s2": trpc.submissions.get.queryKey({ id: "s2" }),
  "decision of s1": trpc.submissions.decision.queryKey({ id: "s1" }),
  "decision of s2": trpc.submissions.decision.queryKey({ id: "s2" }),
  "colleagues of s1": trpc.colleagues.list.queryKey({ submissionId: "s1" }),
  "colleagues of s2": trpc.colleagues.list.queryKey({ submissionId: "s2" }),
  "dashboard.stats": trpc.dashboard.stats.queryKey(),
  "catalogue.list": trpc.catalogue.list.queryKey(),
  "settings.get": trpc.settings.get.queryKey(),
  "staff.list": trpc.staff.list.queryKey({}),
  "notes of s1": trpc.notes.list.queryKey({ submissionId: "s1" }),
  "notes of s2": trpc.notes.list.queryKey({ submissionId: "s2" }),
  "evaluations.list": trpc.evaluations.list.queryKey({}),
  "evaluations.next": trpc.evaluations.next.queryKey({ later: [] }),
  "assignments.overview": trpc.assignments.overview.queryKey(),
  "decisions.planning": trpc.decisions.planning.queryKey(),
  "mails.list": trpc.mails.list.queryKey({}),
  "imports.mine": trpc.imports.mine.queryKey(),
  "bulk.mine": trpc.bulk.mine.queryKey(),
  "history.list": trpc.history.list.queryKey({}),
  "views of orders": trpc.views.list.queryKey({ list: "orders" }),
  "preferences.get": trpc.preferences.get.queryKey(),
  "orders.steps": trpc.orders.steps.queryKey(),
  "stands of colleagues": trpc.orders.colleaguesDrafts.queryKey({ submissionId: "s1" }),
} as const;

function shown(kind: LiveChange["kind"], id: string): string[] {
  const change = { kind, id, version: null };
  return Object.entries(QUESTIONS)
    .filter(([, queryKey]) => showsChange({ queryKey }, change))
    .map(([name]) => name);
}

describe("what is read again", () => {
  test("of an order: its page, requests and contracts, the lists and the counts, of no other order", () => {
    expect(shown("order", "o1")).toEqual([
      "orders.get o1",
      "orders.list",
      "orders.mine",
      "requests of o1",
      "submissions.list",
      "submissions.get s1",
      "submissions.get s2",
      "decision of s1",
      "decision of s2",
      "dashboard.stats",
      "mails.list",
      "history.list",
      "orders.steps",
      "stands of colleagues",
    ]);
  });

  test("of a submission: its page and people, its orders, the lists and the counts", () => {
    expect(shown("submission", "s1")).toEqual([
      "orders.get o1",
      "orders.get o2",
      "orders.list",
      "orders.mine",
      "requests of o1",
      "requests of o2",
      "contracts of o2",
      "submissions.list",
      "submissions.get s1",
      "decision of s1",
      "colleagues of s1",
      "dashboard.stats",
      "evaluations.list",
      "evaluations.next",
      "assignments.overview",
      "decisions.planning",
      "mails.list",
      "history.list",
      "orders.steps",
      "stands of colleagues",
    ]);
  });

  test("of what everybody reads, and of the team's accounts, nothing else", () => {
    expect(shown("catalogueItem", "i1")).toEqual(["catalogue.list", "history.list"]);
    expect(shown("account", "u1")).toEqual([
      "submissions.get s1",
      "submissions.get s2",
      "colleagues of s1",
      "colleagues of s2",
      "staff.list",
      "assignments.overview",
      "mails.list",
      "history.list",
    ]);
  });

  test("of the settings: what goes by them, such as marks by their weights", () => {
    expect(shown("settings", "event")).toEqual([
      "dashboard.stats",
      "settings.get",
      "evaluations.list",
      "evaluations.next",
      "decisions.planning",
      "history.list",
    ]);
  });

  test("of who marks what: the assignment and the queues, not what was marked", () => {
    expect(shown("assignment", "r1")).toEqual([
      "evaluations.next",
      "assignments.overview",
      "mails.list",
      "history.list",
    ]);
  });

  test("of the team's notes, and whether two are alike: those of that submission, and the list", () => {
    expect(shown("note", "s1")).toEqual(["submissions.list", "notes of s1", "history.list"]);
  });

  test("of a planned decision and its letter: that letter, the ranking and what is planned", () => {
    expect(shown("plannedDecision", "s1")).toEqual([
      "decision of s1",
      "evaluations.list",
      "evaluations.next",
      "decisions.planning",
      "mails.list",
      "history.list",
    ]);
  });

  test("of what has no history: a message's way, a draft's text, a view, one's own settings", () => {
    expect(shown("mail", "m1")).toEqual([
      "submissions.list",
      "decision of s1",
      "decision of s2",
      "dashboard.stats",
      "decisions.planning",
      "mails.list",
    ]);
    expect(shown("ownDraft", "o1")).toEqual(["orders.get o1", "orders.mine", "orders.steps"]);
    expect(shown("colleaguesDraft", "o1")).toEqual(["orders.steps", "stands of colleagues"]);
    expect(shown("view", "v1")).toEqual(["views of orders"]);
    expect(shown("own", "u1")).toEqual(["preferences.get"]);
  });

  test("is something for every kind", () => {
    for (const kind of Object.keys(ROOMS) as LiveKind[]) expect(shown(kind, "x")).not.toEqual([]);
  });
});

describe("reading again", () => {
  const server = openServer();
  openTab(server.url);
  const OWN = trpc.orders.mine.queryOptions({});
  const page = { visibilityState: "visible" };
  const CHANGE = { kind: "order", id: "o1", version: 2 } as const;
  let leave: (() => void) | undefined;
  let begun = 0;

  beforeAll(() => void Object.defineProperty(globalThis, "document", { configurable: true, value: page }));
  afterAll(() => void Reflect.deleteProperty(globalThis, "document"));
  afterEach(() => {
    leave?.();
    page.visibilityState = "visible";
    queryClient.clear();
  });

  async function show(): Promise<void> {
    server.answer({ "/api/trpc/orders.mine": () => json(200, [{ result: { data: [] } }]) });
    const { queryKey, queryFn } = OWN;
    const screen = new QueryObserver<unknown>(queryClient, { queryKey, queryFn: queryFn as never });
    const shown = new Promise<void>((resolve) => {
      leave = screen.subscribe(({ isSuccess }) => isSuccess && resolve());
    });
    await through(shown);
    server.sent.length = 0;
    // Later than the test before ended, since the module knows when it read last.
    begun += 10_000;
    await pass(begun);
  }

  /** Calls travel together with others of the same moment, after which their timer is due. */
  async function through(work: Promise<unknown>): Promise<void> {
    let isOver = false;
    void work.then(() => (isOver = true));
    await until(async () => {
      await pass(0);
      return isOver;
    });
  }

  /** What was asked for within two seconds from now, which is as long as anything waits. */
  async function askedSoon(): Promise<string[]> {
    await pass(2_000);
    // Whoever asks later is answered later.
    for (let turns = 0; turns < 3; turns += 1) await through(fetch("/fence"));
    return server.paths().filter((path) => path !== "GET /fence");
  }

  test("asks once for much that comes together, within two seconds", async () => {
    await show();
    for (let n = 0; n < 50; n += 1) readChangedAgain([CHANGE]);
    expect(await askedSoon()).toEqual(["GET /api/trpc/orders.mine"]);
  });

  test("does not ask again for what its own screen has asked since", async () => {
    await show();
    readChangedAgain([CHANGE]);
    await through(queryClient.invalidateQueries({ queryKey: OWN.queryKey }));
    expect(await askedSoon()).toEqual(["GET /api/trpc/orders.mine"]);
  });

  test("asks for nothing any more once the session is over", async () => {
    await show();
    readChangedAgain([CHANGE]);
    readNothingMore();
    expect(await askedSoon()).toEqual([]);
    readAllAgain();
    expect(await askedSoon()).toEqual(["GET /api/trpc/orders.mine"]);
  });

  test("asks for nothing once somebody leaves, though the server tells of it first", async () => {
    await show();
    readChangedAgain([CHANGE]);
    beginLeaving();
    expect(await askedSoon()).toEqual([]);
    readChangedAgain([CHANGE]);
    expect(await askedSoon()).toEqual([]);
    storeUser(USER);
    readChangedAgain([CHANGE]);
    expect(await askedSoon()).toEqual(["GET /api/trpc/orders.mine"]);
    forgetUser();
  });

  test("waits in the background until somebody looks", async () => {
    await show();
    page.visibilityState = "hidden";
    readAllAgain();
    expect(await askedSoon()).toEqual([]);
    expect(queryClient.getQueryState(OWN.queryKey)?.isInvalidated).toBe(true);
  });
});
