/** Types that the words name: `{total:Cents|usd}`. */
export type { Cents } from "#domain/money.ts";
