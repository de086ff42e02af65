import { afterAll, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { reportCrash, reportUncaught, switchReporting } from "#src/lib/call/report-crash.ts";

const page = Object.assign(new EventTarget(), { location: { pathname: "/admin/orders" } });
Object.assign(globalThis, { window: page });
const sending = spyOn(globalThis, "fetch").mockImplementation((() =>
  Promise.resolve(new Response(null, { status: 204 }))) as unknown as typeof fetch);
const stop = reportUncaught(page as unknown as Window);
afterAll(() => {
  stop();
  sending.mockRestore();
  switchReporting(false);
  Reflect.deleteProperty(globalThis, "window");
});

function throwUncaught(error: unknown): void {
  page.dispatchEvent(Object.assign(new Event("error"), { error }));
}

function rejectUnheard(reason: unknown): void {
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

function sent(): unknown[] {
  return sending.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
}

const report = (name: string, message: string) => ["/api/crashes", { name, message, path: "/admin/orders" }];

describe("in production", () => {
  beforeEach(() => {
    sending.mockClear();
    switchReporting(true);
  });

  test("what no script caught is reported, and what failed unheard (API-21)", () => {
    throwUncaught(new TypeError("x is undefined"));
    rejectUnheard(new RangeError("too deep"));
    expect(sent()).toEqual([report("TypeError", "x is undefined"), report("RangeError", "too deep")]);
  });

  test("an error is reported once, and a page that breaks again and again five times", () => {
    const error = new Error("once");
    throwUncaught(error);
    reportCrash(error);
    expect(sent()).toHaveLength(1);
    for (let n = 0; n < 9; n += 1) throwUncaught(new Error(`again ${n}`));
    expect(sent()).toHaveLength(5);
  });

  test("what the server refused, what was broken off and what did not get through is no crash", () => {
    rejectUnheard(Object.assign(new Error("Order not found"), { name: "TRPCClientError" }));
    rejectUnheard(Object.assign(new Error("Not found"), { name: "CallError" }));
    rejectUnheard(new DOMException("aborted", "AbortError"));
    rejectUnheard(new TypeError("Failed to fetch"));
    throwUncaught(undefined);
    expect(sent()).toEqual([]);
  });
});

describe("elsewhere", () => {
  test("nothing is sent: not by itself, since this is no production build (API-22)", async () => {
    const { reportCrash: fresh } = (await import(
      "#src/lib/call/report-crash.ts?again" as string
    )) as typeof import("#src/lib/call/report-crash.ts");
    sending.mockClear();
    fresh(new Error("under test"));
    expect(sent()).toEqual([]);
  });

  test("nor once it is switched off, whatever happens (API-22)", () => {
    switchReporting(false);
    sending.mockClear();
    throwUncaught(new Error("x"));
    rejectUnheard(new Error("y"));
    reportCrash(new Error("z"));
    expect(sent()).toEqual([]);
  });
});
