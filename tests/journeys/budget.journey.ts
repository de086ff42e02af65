import { PARTNER_AREA, STAFF_AREA } from "../load/limits.ts";
import { type Finding, measureArea, measurePublicPages } from "../load/measure.ts";
import { LONG } from "./long.ts";
import { partnerNamed } from "./people.ts";
import { expect, test } from "./server.ts";

/** What a first visit costs (P17, P18): the measure of `bun run budget`, as tests. */

/** Each visit waits until nothing more comes, and there are many. */

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

test("the first page of each area keeps to its budget (P18)", async ({ browser, portal, language }) => {
  const place = { browser, url: portal.url, language };
  const findings = await Promise.all([
    measureArea(place, { ...PARTNER_AREA, further: [] }, partnerNamed("ana.moura")),
    measureArea(place, { ...STAFF_AREA, further: [] }, portal.admin),
  ]);
  expect(findings.flatMap(complaintsOf)).toEqual([]);
});

test(
  "every step further into an area keeps to its budget (P18)",
  LONG,
  async ({ browser, portal, language }) => {
    const place = { browser, url: portal.url, language };
    const findings = [
      ...(await measureArea(place, PARTNER_AREA, partnerNamed("ana.moura"))),
      ...(await measureArea(place, STAFF_AREA, portal.admin)),
    ];
    expect(complaintsOf(findings)).toEqual([]);
  },
);
