import { afterAll, afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";

type Reporting = typeof import("#src/lib/call/report-crash.ts");

const page = Object.assign(new EventTarget(), { location: { pathname: "/admin/orders" } });
Object.assign(globalThis, { window: page });
const sending = spyOn(globalThis, "fetch").mockImplementation((() =>
  Promise.resolve(new Response(null, { status: 204 }))) as unknown as typeof fetch);

let opened = 0;
let reporting: Reporting;
let stop = (): void => undefined;

/** A page of its own, which has reported nothing yet. */
async function openPage(): Promise<void> {
  opened += 1;
  reporting = (await import(`#src/lib/call/report-crash.ts?page=${opened}` as string)) as Reporting;
  stop = reporting.reportUncaught(page as unknown as Window);
  sending.mockClear();
}

beforeEach(openPage);
afterEach(() => {
  stop();
  // What a build fills in.
  delete process.env["PROD"];
});
afterAll(() => {
  sending.mockRestore();
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

const report = (name: string, message: string) => [
  "/api/crashes",
  { name, message, path: "/admin/orders", stack: expect.stringContaining("report-crash.test.ts") },
];

describe("in production", () => {
  beforeEach(() => {
    process.env["PROD"] = "true";
  });

  test("what no script caught is reported, and what failed unheard (API-21)", () => {
    throwUncaught(new TypeError("x is undefined"));
    rejectUnheard(new RangeError("too deep"));
    expect(sent()).toEqual([report("TypeError", "x is undefined"), report("RangeError", "too deep")]);
  });

  test("an error is reported once, and a page that breaks again and again five times", () => {
    const error = new Error("once");
    throwUncaught(error);
    reporting.reportCrash(error);
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

test("under development and test nothing is sent, whatever happens (API-22)", () => {
  throwUncaught(new Error("x"));
  rejectUnheard(new Error("y"));
  reporting.reportCrash(new Error("z"));
  expect(sent()).toEqual([]);
});
