import { hashPassword } from "#server/accounts/password.ts";
import type { Role, SignedInUser } from "#domain/actor.ts";
import { users } from "#db/schema/index.ts";
import { makeUser } from "#tests/factories.ts";
import type { TestPortal } from "#tests/portal.ts";

export const PASSWORD = "Varzea?Alta7";

/** One hash for all accounts of the tests: it costs 20 ms each time. */
const passwordHash = await hashPassword(PASSWORD);

export function makeAccount(
  test: TestPortal,
  role: Role,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<SignedInUser> {
  return makeUser(test.portal, role, { passwordHash, ...more });
}

export type Browser = {
  cookies: Map<string, string>;
  call: (
    method: string,
    path: string,
    body?: unknown,
    more?: { headers?: Record<string, string>; address?: string },
  ) => Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
};

/** Takes and drops what an answer says of cookies. */
export function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0\b/.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Plays a browser: keeps the cookies it is given and sends them with every call. */
export function openBrowser(test: TestPortal, cookies = new Map<string, string>()): Browser {
  return {
    cookies,
    async call(method, path, body, { headers = {}, address } = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await test.fetch(path, {
        method,
        headers: { ...headers, ...(cookie && { cookie }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(address && { address }),
      });
      keepCookies(cookies, answer.headers);
      return {
        status: answer.status,
        body: (await answer.json()) as Record<string, unknown>,
        headers: answer.headers,
      };
    },
  };
}

/** A browser in which somebody signed in with the tests' password. */
export async function signIn(test: TestPortal, email: string, password = PASSWORD): Promise<Browser> {
  const browser = openBrowser(test);
  const { status } = await browser.call("POST", "/api/auth/login", { email, password });
  if (status !== 200) throw new Error(`login answered ${status}`);
  return browser;
}
