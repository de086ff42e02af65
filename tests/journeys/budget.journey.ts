import { PARTNER_AREA, STAFF_AREA } from "../load/limits.ts";
import { type Finding, measureArea, measurePublicPages } from "../load/measure.ts";
import { partnerNamed } from "./people.ts";
import { expect, test } from "./server.ts";

/** What a first visit costs (P17, P18): the measure of `bun run budget`, as tests. */

/** Each visit waits until nothing more comes, and there are many. */
test.setTimeout(180_000);

function complaintsOf(findings: Finding[]): string[] {
  return findings.flatMap(({ complaints }) => complaints);
}

test("the public pages and the logins keep to their budget and fetch nothing foreign (P17)", async ({
  browser,
  portal,
  language,
}) => {
  const findings = await measurePublicPages({ browser, url: portal.url, language });
  expect(complaintsOf(findings)).toEqual([]);
});

/** The words of both languages weigh alike, so each area is measured in one of them. */
test("an area keeps to its budget, and so does every step further (P18)", async ({
  browser,
  portal,
  language,
}) => {
  const [area, person] =
    language === "pt"
      ? ([PARTNER_AREA, partnerNamed("ana.moura")] as const)
      : ([STAFF_AREA, portal.admin] as const);
  const findings = await measureArea({ browser, url: portal.url, language }, area, person);
  expect(complaintsOf(findings)).toEqual([]);
});
