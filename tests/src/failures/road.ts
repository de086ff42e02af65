import { afterAll, spyOn } from "bun:test";
import type { TestPortal } from "../../portal.ts";
import { openBrowser } from "../../server/accounts/browser.ts";

/** What only looks, though it is called as a change is. */
const LOOKS = /(\.(preview\w*|freeze|propose)|^auth\/refresh|^live\/looking)$/;

/** The way from the page to the portal: `fail` answers every change with 500 and nothing in it, until it is mended. */
export function openRoad(server: TestPortal) {
  const realFetch = globalThis.fetch;
  const log = spyOn(console, "error").mockImplementation(() => undefined);
  const failed: string[] = [];
  let browser = openBrowser(server);
  let isBroken = false;
  let underway = 0;

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, "http://portal.test");
    const name = url.pathname.replace(/^\/api\/(trpc\/)?/, "");
    const isFile = name.startsWith("files/");
    if (isBroken && (isFile || init.method === "POST") && !LOOKS.test(name)) {
      failed.push(isFile ? "files" : name);
      return new Response(null, { status: 500 });
    }
    const headers = new Headers(init.headers);
    headers.set("cookie", [...browser.cookies].map(([key, value]) => `${key}=${value}`).join("; "));
    headers.set("sec-fetch-site", "same-origin");
    return server.fetch(url.pathname + url.search, { ...init, headers });
  }

  globalThis.fetch = (async (input: string | URL, init: RequestInit = {}) => {
    underway += 1;
    return answer(String(input), init).finally(() => (underway -= 1));
  }) as typeof fetch;
  afterAll(() => {
    globalThis.fetch = realFetch;
    log.mockRestore();
  });

  return {
    failed,
    isQuiet: () => underway === 0,
    fail(): void {
      isBroken = true;
      failed.length = 0;
    },
    mend: () => void (isBroken = false),
    async signIn(person: { email: string; password: string } | undefined): Promise<void> {
      browser = openBrowser(server);
      if (!person) return;
      // Their account is open elsewhere, too.
      await openBrowser(server).call("POST", "/api/auth/login", person);
      const { status } = await browser.call("POST", "/api/auth/login", person);
      if (status !== 200) throw new Error(`the login of ${person.email} answered ${status}`);
    },
  };
}
