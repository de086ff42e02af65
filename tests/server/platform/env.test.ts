import { describe, expect, test } from "bun:test";
import { BadSetting, readEnv } from "#server/platform/env.ts";

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

  test.each([
    ["https://Zone.Example.org", "https://zone.example.org"],
    ["https://zone.example.org:443", "https://zone.example.org"],
    ["https://amazônia.example.org", "https://xn--amaznia-w0a.example.org"],
  ])("reads %s as browsers write it", (given, origin) => {
    expect(readEnv({ PUBLIC_URL: given }).PUBLIC_URL).toBe(origin);
  });

  const bad: [string, string, string][] = [
    ["PORT", "70000", "it must be a number from 1 to 65535"],
    ["PORT", "0", "it must be a number from 1 to 65535"],
    ["PORT", "http", "it must be a number from 1 to 65535"],
    ["PUBLIC_URL", "zone.example.org", "it must be an address that begins with http:// or https://"],
    ["PUBLIC_URL", "ftp://zone.example.org", "it must be an address that begins with http:// or https://"],
    [
      "PUBLIC_URL",
      "https://zone.example.org/home",
      "it must be an address alone, like https://portal.example.org",
    ],
    [
      "PUBLIC_URL",
      "https://zone.example.org?a=1",
      "it must be an address alone, like https://portal.example.org",
    ],
    [
      "PUBLIC_URL",
      "https://ana:pw@zone.example.org",
      "it must be an address alone, like https://portal.example.org",
    ],
    ["DATABASE_URL", "postgres://somewhere", "it must begin with file:, libsql:, http:, https:, ws: or wss:"],
    ["UPLOADS_TO", "/srv/uploads", "it must be s3://BUCKET or s3://BUCKET/PREFIX"],
    ["SMTP_URL", "mail.example.org:25", "it must begin with smtp:// or smtps://"],
    ["MAIL_PER_SECOND", "0", "it must be a number from 1 to 200"],
    ["MAIL_FROM", "nobody", "it must hold an e-mail address"],
    ["ADMIN_EMAIL", "admin", "it must be an e-mail address"],
    ["ADMIN_PASSWORD", "short", "it must have at least 8 characters"],
    ["SECRET", "short", "it must have at least 32 characters"],
    ["TRUST_PROXY", "maybe", "it must be 1, 0, true or false"],
    ["LOG_LEVEL", "loud", "it must be debug, info, warn, error or silent"],
    ["NODE_ENV", "staging", "it must be production, development or test"],
  ];
  test.each(bad)("stops with one sentence that names %s when it is %p", (name, value, sentence) => {
    const attempt = () => readEnv({ [name]: value });
    expect(attempt).toThrow(BadSetting);
    expect(attempt).toThrow(new BadSetting(`${name} cannot be used: ${sentence}`));
  });

  test("never repeats the value of a secret", () => {
    expect(() => readEnv({ SECRET: "my-secret" })).not.toThrow(/my-secret/);
  });
});
