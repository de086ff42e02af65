import { Hono } from "hono";
import * as v from "valibot";
import { refuse } from "#domain/refusal.ts";
import { loggedPath, withoutTyped } from "../platform/log.ts";
import type { Rate } from "../platform/rate-limit.ts";
import type { Portal } from "../portal/portal.ts";
import { takeTurn } from "../portal/rate.ts";
import type { Call } from "./route.ts";

/** A page that breaks again and again says so often enough for one address. */
const REPORTS_PER_ADDRESS: Rate = { limit: 10, windowMs: 10 * 60_000 };

/** Limits reports from all addresses together, since they are passed on. */
const REPORTS_IN_ALL: Rate = { limit: 200, windowMs: 10 * 60_000 };
const MOST_BYTES = 16 * 1024;

/** What a broken page reports: no user, nothing that was typed; of its stack the places in our own files count. */
const crashInput = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(300)),
  path: v.pipe(v.string(), v.maxLength(300), v.startsWith("/")),
  stack: v.optional(v.pipe(v.string(), v.maxLength(4_000)), ""),
});

/** `POST /api/crashes`: a page broke in somebody's browser, and the log gets to know. Answers 204. */
export function crashRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>().post("/", async (c) => {
    takeTurn(portal.limiter, `crash:${c.get("address")}`, REPORTS_PER_ADDRESS);
    takeTurn(portal.limiter, "crash", REPORTS_IN_ALL);
    const body = await c.req.text();
    if (body.length > MOST_BYTES) throw refuse("payloadTooLarge", { limitBytes: MOST_BYTES });
    const report = v.safeParse(crashInput, parsed(body));
    if (!report.success) return c.json({ message: "Not a crash report" }, 400);
    const { name, message, path, stack } = report.output;
    const frames = ownFrames(stack);
    const crash = withoutTyped(name);
    portal.log.error(
      {
        requestId: c.get("requestId"),
        crash,
        message: withoutTyped(message),
        path: loggedPath(path),
        ...(frames && { stack: frames }),
      },
      "page crashed",
    );
    return c.body(null, 204);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Chromium and WebKit or Firefox write them differently; a name of the code is no more than that. */
const PLACE = /(\/assets\/[\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/;
const CALLED = /^\s*(?:at (?:async )?)?([\w$.]{1,80}?)(?:@| \()/;
const MOST_FRAMES = 20;

/** The lines of a stack that name one of our files, and nothing else of it: a stack begins with the message. */
function ownFrames(stack: string): string {
  const frames = stack.split("\n").flatMap((line) => {
    const [, file, row, column] = PLACE.exec(line) ?? [];
    if (!file) return [];
    const name = CALLED.exec(line)?.[1];
    return [name ? `    at ${name} (${file}:${row}:${column})` : `    at ${file}:${row}:${column}`];
  });
  return frames.slice(0, MOST_FRAMES).join("\n");
}
