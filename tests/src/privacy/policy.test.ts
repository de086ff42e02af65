import { describe, expect, test } from "bun:test";
import { POLICY } from "#domain/site/policy.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import en from "#i18n/en/privacy/index.ts";
import pt from "#i18n/pt/privacy/index.ts";
import { readBlocks } from "#src/features/privacy/blocks.ts";
import { POLICY_SECTIONS } from "#src/features/privacy/sections.ts";

describe("the privacy policy", () => {
  test("is version 1.2 of 03/07/2025, the one applicants agree to (PUB-25, PUB-26)", () => {
    expect(POLICY).toEqual({ version: "1.2", date: "03/07/2025", day: "2025-07-03" });
    expect(TERMS_VERSION).toBe(POLICY.version);
  });

  test("states the retention: 6 months after the event, up to 5 years (PUB-27)", () => {
    expect(pt.retention.text).toMatch(/6 meses após o evento.*até 5 anos/);
    expect(en.retention.text).toMatch(/6 months after the event.*up to 5 years/);
  });

  test("mentions profile-based access control (PUB-28)", () => {
    expect(pt.security.text).toContain("Controle de acesso por perfil");
    expect(en.security.text).toContain("Profile-based access control");
  });

  for (const [locale, words] of Object.entries({ pt, en })) {
    test(`leaves no mark of its writing on the page (${locale})`, () => {
      for (const id of POLICY_SECTIONS) {
        for (const block of readBlocks(words[id].text)) {
          if (block.kind === "paragraph") expect(block.text).not.toMatch(/^[-#|]|\|$/);
          if (block.kind === "facts") for (const row of block.rows) expect(row.length).toBeOneOf([2, 3]);
        }
      }
    });
  }
});
