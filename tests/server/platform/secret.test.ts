import { describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BadSecret, loadSecret, seal, sign, unseal } from "#server/platform/secret.ts";

const SECRET = "a secret of the test that is long enough";

describe("the secret", () => {
  test("is made once, kept beside the data and readable by its owner only", () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-secret-"));
    const first = loadSecret(undefined, folder);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadSecret(undefined, folder)).toBe(first);
    expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
  });

  test("is not taken over from what a stopped attempt left half-written", () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-secret-"));
    writeFileSync(join(folder, "secret.new"), "half");
    expect(loadSecret(undefined, folder)).toHaveLength(64);
    expect(readdirSync(folder)).toEqual(["secret"]);
  });

  test.each(["", "   \n", "x".repeat(31)])(
    "is refused when its file holds %j, which anybody could guess",
    (text) => {
      const folder = mkdtempSync(join(tmpdir(), "portal-secret-"));
      writeFileSync(join(folder, "secret"), text);
      expect(() => loadSecret(undefined, folder)).toThrow(BadSecret);
    },
  );

  test("signs the same text differently for each purpose", () => {
    expect(sign(SECRET, "captcha", "text")).toBe(sign(SECRET, "captcha", "text"));
    expect(sign(SECRET, "captcha", "text")).not.toBe(sign(SECRET, "recovery", "text"));
  });

  test("seals a text that only the same purpose opens", () => {
    const sealed = seal(SECRET, "mail", "Temporary1!");
    expect(sealed).not.toContain("Temporary1!");
    expect(unseal(SECRET, "mail", sealed)).toBe("Temporary1!");
    expect(() => unseal(SECRET, "other", sealed)).toThrow();
  });
});
