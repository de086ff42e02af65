import type { Context, MiddlewareHandler } from "hono";

const DEVICE_LENGTH = 200;

/** Answers about an account stay out of every cache. */
export function noStore(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  };
}

export function setCookies(c: Context, lines: readonly string[]): void {
  for (const line of lines) c.header("set-cookie", line, { append: true });
}

/** What the browser calls itself, for the list of one's own logins. */
export function deviceOf(request: Request): string {
  return (request.headers.get("user-agent") ?? "").slice(0, DEVICE_LENGTH);
}
