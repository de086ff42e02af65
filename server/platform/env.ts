import { resolve } from "node:path";
import * as v from "valibot";
import { readDsn } from "./error-event.ts";
import { MIN_SECRET_LETTERS } from "./secret.ts";

/** Shortest token that nobody can guess over the network. */
const MIN_TOKEN_LETTERS = 24;

const PORT_RANGE = "it must be a number from 1 to 65535";
const WEB_ADDRESS = "it must be an address that begins with http:// or https://";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT_RANGE),
  v.transform(Number),
  v.minValue(1, PORT_RANGE),
  v.maxValue(65_535, PORT_RANGE),
);
const CONNECTIONS_RANGE = "it must be a number from 10 to 100000";
const connections = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, CONNECTIONS_RANGE),
  v.transform(Number),
  v.minValue(10, CONNECTIONS_RANGE),
  v.maxValue(100_000, CONNECTIONS_RANGE),
);
const RATE_RANGE = "it must be a number from 1 to 200";
const perSecond = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, RATE_RANGE),
  v.transform(Number),
  v.minValue(1, RATE_RANGE),
  v.maxValue(200, RATE_RANGE),
);
const HOURS_RANGE = "it must be a number of hours from 0 (never) to 720";
const hours = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/, HOURS_RANGE),
  v.transform(Number),
  v.maxValue(720, HOURS_RANGE),
);
const KEEP_RANGE = "it must be a number from 1 to 1000";
const keep = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, KEEP_RANGE),
  v.transform(Number),
  v.minValue(1, KEEP_RANGE),
  v.maxValue(1000, KEEP_RANGE),
);
const backupPlace = v.pipe(
  v.string(),
  v.regex(/^(?:\/|s3:\/\/[^/]+)/, "it must be a whole path (/…) or s3://BUCKET/PREFIX"),
);
const bucketPlace = v.pipe(
  v.string(),
  v.regex(/^s3:\/\/[^/]+/, "it must be s3://BUCKET or s3://BUCKET/PREFIX"),
);
const webUrl = v.pipe(
  v.string(),
  v.url(WEB_ADDRESS),
  v.regex(/^https?:\/\//, WEB_ADDRESS),
  v.transform((url) => url.replace(/\/+$/, "")),
);
const ADDRESS_ALONE = "it must be an address alone, like https://portal.example.org";
/** As browsers write it in the origin of a request: small letters, no default port, other letters encoded. */
const publicUrl = v.pipe(
  webUrl,
  v.check(isAddressAlone, ADDRESS_ALONE),
  v.transform((url) => new URL(url).origin),
);
const yesNo = v.pipe(
  oneOf(["1", "0", "true", "false"]),
  v.transform((value) => value === "1" || value === "true"),
);

/** Every setting of the process; all are optional, see server/OPERATION.md. */
const environmentInput = v.object({
  NODE_ENV: v.optional(oneOf(["production", "development", "test"]), "production"),
  PORT: v.optional(port, "3000"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PUBLIC_URL: v.optional(publicUrl),
  DATA_DIR: v.optional(v.string(), "./data"),
  DATABASE_URL: v.optional(
    beginningWith(/^(file:|libsql:|https?:|wss?:)/, "file:, libsql:, http:, https:, ws: or wss:"),
  ),
  DATABASE_AUTH_TOKEN: v.optional(v.string()),
  BACKUP_TO: v.optional(backupPlace),
  BACKUP_EVERY: v.optional(hours, "24"),
  BACKUP_KEEP: v.optional(keep, "7"),
  UPLOADS_TO: v.optional(bucketPlace),
  S3_ENDPOINT: v.optional(webUrl),
  S3_REGION: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(beginningWith(/^smtps?:\/\//, "smtp:// or smtps://")),
  MAIL_PER_SECOND: v.optional(perSecond, "5"),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.includes("@", "it must hold an e-mail address")),
    "Green Zone <no-reply@example.org>",
  ),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email("it must be an e-mail address")), "admin@example.org"),
  ADMIN_NAME: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, "it must hold a name"))),
  ADMIN_PASSWORD: v.optional(atLeast(8)),
  SECRET: v.optional(atLeast(MIN_SECRET_LETTERS)),
  TRUST_PROXY: v.optional(yesNo, "0"),
  CONNECTIONS_PER_ADDRESS: v.optional(connections, "1000"),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readDsn(text) !== undefined, "it must be an address like https://KEY@HOST/PROJECT"),
    ),
  ),
  METRICS_TOKEN: v.optional(atLeast(MIN_TOKEN_LETTERS)),
  LOG_LEVEL: v.optional(oneOf(["debug", "info", "warn", "error", "silent"]), "info"),
});

/** The portal answers at the root of a name; a login in the address would stand in every link it mails. */
function isAddressAlone(text: string): boolean {
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return v.picklist(values, `it must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`);
}

function beginningWith(pattern: RegExp, beginnings: string) {
  return v.pipe(v.string(), v.regex(pattern, `it must begin with ${beginnings}`));
}

function atLeast(characters: number) {
  return v.pipe(v.string(), v.minLength(characters, `it must have at least ${characters} characters`));
}

/** Every name that is read from the environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentInput.entries);

/** Whether a mail server is set; without one every message is held back. */
export function sendsMail({ SMTP_URL }: Pick<Env, "SMTP_URL">): boolean {
  return SMTP_URL !== undefined;
}

export type Env = Omit<v.InferOutput<typeof environmentInput>, "PUBLIC_URL" | "DATABASE_URL"> & {
  PUBLIC_URL: string;
  DATABASE_URL: string;
};

/** A setting that cannot be used; its message is one line that names it. */
export class BadSetting extends Error {}

/**
 * Reads the process's settings; an empty value counts as absent. Throws `BadSetting` naming the first bad one,
 * without repeating its value, which may be a secret.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(environmentInput, given);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    const name = String(issue.path?.[0]?.key ?? "environment");
    throw new BadSetting(`${name} cannot be used: ${issue.message}`);
  }
  const env = parsed.output;
  const dataDir = resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR: dataDir,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://${env.HOST === "0.0.0.0" ? "127.0.0.1" : env.HOST}:${env.PORT}`,
    DATABASE_URL: env.DATABASE_URL ?? `file:${resolve(dataDir, "portal.db")}`,
  };
}
