import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { withoutTyped } from "./log.ts";
import { RELEASE } from "./release.ts";

/** Where errors are reported: an address as Sentry and what speaks like it give out, `https://KEY@HOST/PROJECT`. */
export type Dsn = { endpoint: string; key: string };

/** Reads a Sentry address; undefined when it is none. */
export function readDsn(text: string): Dsn | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, folder = "", project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !project) return undefined;
  return { endpoint: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username };
}

/** An error as it is logged: described and without values; see log.ts. */
export type Told = Record<string, unknown>;

const ROOT = join(import.meta.dir, "..", "..");
const FRAME = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+)(?::(\d+))?\)?$/;

type Frame = { function?: string; filename: string; lineno: number; colno?: number; in_app: boolean };

/** The oldest first, as the format wants it. Of a file outside the portal only the name is told, not the folder. */
export function framesOf(stack: string): Frame[] {
  const frames = stack.split("\n").flatMap((line): Frame[] => {
    const [, name, file, lineno, colno] = FRAME.exec(line) ?? [];
    if (!file || !lineno) return [];
    const filename = shortened(file);
    return [
      {
        ...(name && { function: name.slice(0, 100) }),
        filename,
        lineno: Number(lineno),
        ...(colno && { colno: Number(colno) }),
        in_app: !filename.startsWith("node_modules/") && !filename.startsWith("node:"),
      },
    ];
  });
  return frames.toReversed();
}

function shortened(file: string): string {
  const ours = file.replace(/^file:\/\//, "").replace(`${ROOT}/`, "");
  const module = ours.lastIndexOf("node_modules/");
  if (module >= 0) return ours.slice(module);
  return ours.startsWith("/") && !ours.startsWith("/assets/") ? (ours.split("/").at(-1) ?? "") : ours;
}

/** The event of a line of the log, with nothing in it that names a person: no user, address, body, cookie or query. */
export function eventOf(told: Told, said: string, now: Date): Record<string, unknown> {
  const isPage = typeof told["crash"] === "string";
  const text = (name: string) => (typeof told[name] === "string" ? String(told[name]) : undefined);
  const place = text("call") ?? text("path") ?? text("job");
  const tags = { said, call: text("call"), path: text("path"), job: text("job"), request: text("requestId") };
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: now.getTime() / 1_000,
    platform: isPage ? "javascript" : "node",
    level: "error",
    logger: isPage ? "browser" : "server",
    release: ["portal@", RELEASE.version, RELEASE.commit && `+${RELEASE.commit}`].filter(Boolean).join(""),
    environment: "production",
    ...(place && { transaction: place }),
    tags: Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined)),
    exception: {
      values: [
        {
          type: withoutTyped(text("crash") ?? text("error") ?? "Error"),
          value: withoutTyped(text("message") ?? ""),
          mechanism: { type: "generic", handled: !/^un(caught|handled)/.test(said) && !isPage },
          stacktrace: { frames: framesOf(text("stack") ?? "") },
        },
      ],
    },
  };
}

/** An event in Sentry's wire format: https://develop.sentry.dev/sdk/foundations/envelopes */
export function envelopeOf(event: Record<string, unknown>, now: Date): string {
  const payload = JSON.stringify(event);
  const head = JSON.stringify({ event_id: event["event_id"], sent_at: now.toISOString() });
  const item = JSON.stringify({
    type: "event",
    content_type: "application/json",
    length: Buffer.byteLength(payload),
  });
  return `${head}\n${item}\n${payload}\n`;
}
