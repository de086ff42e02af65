import { resolve } from "node:path";
import * as v from "valibot";

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const webUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/\/+$/, "")),
);
const secret = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));
const yesNo = v.pipe(
  v.picklist(["1", "0", "true", "false"]),
  v.transform((value) => value === "1" || value === "true"),
);

/** Every setting of the process; all are optional, see "Settings" in the README. */
const environmentInput = v.object({
  NODE_ENV: v.optional(v.picklist(["production", "development", "test"]), "production"),
  PORT: v.optional(port, "3000"),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), "127.0.0.1"),
  PUBLIC_URL: v.optional(webUrl),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1)), "./data"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^(file:|libsql:|https?:|wss?:)/))),
  DATABASE_AUTH_TOKEN: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes("@")), "Green Zone <no-reply@example.org>"),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email()), "admin@example.org"),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8))),
  SECRET: v.optional(secret),
  TRUST_PROXY: v.optional(yesNo, "0"),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "info"),
});

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
    throw new BadSetting(`${name} cannot be used: ${issue.message.replace(/ but received .*/, "")}`);
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
