import { expect, test } from "bun:test";
import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { sayRowProblem } from "#i18n/row-problem.ts";

loadAllLocales();

function say(problem: RowProblem, locale: Locale = "en"): string {
  return sayRowProblem(i18nObject(locale), problem);
}

test.each<[RowProblem, string]>([
  [{ code: "rule", column: "unitPrice", key: "unitPriceMin" }, "Price must be zero or more"],
  [{ code: "rule", column: "unitMetric", key: "unitMetricRequired" }, "Unit of measure is required"],
  [{ code: "rule", column: "title_pt", key: "titleRequired" }, "Title is required"],
  [
    { code: "rule", column: "unitPrice", key: "amountInvalid" },
    "Price: Enter an amount in dollars, such as 120.50.",
  ],
  [{ code: "notClearable", column: "unitPrice" }, "Price: cannot be empty."],
  [{ code: "rule", column: "unitPeriod", key: "choice" }, "Ordered: write “Once” or “Per day”."],
  [{ code: "rule", column: "status", key: "choice" }, "Status: write Active, Inactive or Draft."],
])("why a row is refused names its column, once: %j", (problem, said) => {
  expect(say(problem)).toBe(said);
});

test.each(LOCALES)("a status that is none is answered with every one that is taken, in %s", (locale) => {
  const { statuses } = i18nObject(locale);
  const said = say({ code: "rule", column: "status", key: "choice" }, locale);
  for (const status of ITEM_STATUSES) expect(said).toContain(statuses.item[status]());
});
