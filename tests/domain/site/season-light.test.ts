import { expect, test } from "bun:test";
import { litLots, type SeasonSpace } from "#domain/site/season-light.ts";

const of = (approvedM2: number, offeredM2: number | null, organisations = 1): SeasonSpace => ({
  approvedM2,
  offeredM2,
  organisations,
});

test.each([
  ["nothing is approved", of(0, 1200, 0), 0],
  ["a corner is approved, far less than a twelfth", of(9, 1200), 1],
  ["a little less than two twelfths", of(199, 1200), 1],
  ["two twelfths to the metre", of(200, 1200), 2],
  ["half of it", of(600, 1200), 6],
  ["all but a metre", of(1199, 1200), 11],
  ["all of it", of(1200, 1200), 12],
  ["more than there is", of(1500, 1200), 12],
  ["a space that no twelfth divides", of(4100, 10_000, 9), 4],
  ["a space smaller than a stand", of(1, 1), 12],
  ["no space is known and nobody approved", of(0, null, 0), undefined],
  ["no space is known: a lot for each organisation", of(450, null, 3), 3],
  ["no space is known: the last stays dark", of(9000, null, 80), 11],
] as [string, SeasonSpace, number | undefined][])("the lots lit where %s", (_where, space, lit) => {
  expect(litLots(space)).toBe(lit as number);
});
