import { describe, expect, test } from "bun:test";
import { BadSetting, readEnv } from "#server/env.ts";

describe("readEnv", () => {
  test("needs nothing: every setting has a default", () => {
    const env = readEnv({});
    expect(env.PORT).toBe(3000);
    expect(env.HOST).toBe("127.0.0.1");
    expect(env.PUBLIC_URL).toBe("http://127.0.0.1:3000");
    expect(env.DATABASE_URL).toMatch(/^file:.*\/data\/portal\.db$/);
  });

  test("takes an empty value as absent", () => {
    expect(readEnv({ PORT: "", SMTP_URL: "" }).PORT).toBe(3000);
  });

  test("drops the slash at the end of the public address", () => {
    expect(readEnv({ PUBLIC_URL: "https://zone.example.org/" }).PUBLIC_URL).toBe("https://zone.example.org");
  });

  const bad: [string, string][] = [
    ["PORT", "70000"],
    ["PORT", "http"],
    ["PUBLIC_URL", "zone.example.org"],
    ["DATABASE_URL", "postgres://somewhere"],
    ["SMTP_URL", "mail.example.org:25"],
    ["MAIL_FROM", "nobody"],
    ["ADMIN_EMAIL", "admin"],
    ["SECRET", "short"],
    ["TRUST_PROXY", "maybe"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "staging"],
  ];
  test.each(bad)("stops with one line that names %s when it is %p", (name, value) => {
    const attempt = () => readEnv({ [name]: value });
    expect(attempt).toThrow(BadSetting);
    expect(attempt).toThrow(new RegExp(`^${name} cannot be used: [^\\n]+$`));
  });

  test("never repeats the value of a secret", () => {
    expect(() => readEnv({ SECRET: "my-secret" })).not.toThrow(/my-secret/);
  });
});
