import { describe, expect, test } from "bun:test";
import { POLICY } from "#domain/policy.ts";
import { TERMS_VERSION } from "#domain/submissions/options.ts";
import en from "#i18n/en/privacy/index.ts";
import pt from "#i18n/pt/privacy/index.ts";
import { readBlocks } from "#src/features/privacy/blocks.ts";
import { POLICY_SECTIONS } from "#src/features/privacy/sections.ts";

describe("the privacy policy", () => {
  test("is in the version applicants agree to", () => {
    expect([POLICY.version, TERMS_VERSION]).toEqual(["1.2", "1.2"]);
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
