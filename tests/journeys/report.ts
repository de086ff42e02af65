/** What a run of the journeys says at its end: who needed a second try, what was slow, how it stands to its budget. */

/** Seconds one journey may take, and all of them on two cores. Nothing fails by the clock. */
const JOURNEY_SECONDS = 8;
const ALL_SECONDS = 8 * 60;
const SHOWN = 10;

export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number; duration: number };
  suites: Suite[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { file: string; title: string; tests: Run[] };
type Run = {
  status: string;
  projectName: string;
  results: { duration: number; error?: { message?: string } }[];
};
type Journey = { name: string; status: string; seconds: number; met: string };

export function reportJourneys({ stats, suites }: JourneyReport): string {
  const journeys = suites.flatMap(journeysOf).toSorted((one, other) => other.seconds - one.seconds);
  const over = journeys.filter(({ seconds }) => seconds > JOURNEY_SECONDS).length;
  const minutes = (seconds: number) => `${(seconds / 60).toFixed(1)} min`;
  return [
    // It has a race, its own or the product's: it is named, to be mended.
    ...journeys
      .filter(({ status }) => status === "flaky")
      .map(({ name }) => `Passed only at the second try: ${name}`),
    `The journeys took ${minutes(stats.duration / 1000)} of ${minutes(ALL_SECONDS)}; ${over} took more than ${JOURNEY_SECONDS} s. The slowest:`,
    ...journeys.slice(0, SHOWN).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
  ].join("\n");
}

/** Each journey that fell at its last try too, and what it met. */
export function fallenJourneys({ suites }: JourneyReport): string[] {
  return suites
    .flatMap(journeysOf)
    .filter(({ status }) => status === "unexpected")
    .map(({ name, met }) => `${name}\n${Bun.stripANSI(met)}`);
}

function journeysOf({ suites = [], specs = [] }: Suite): Journey[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      met: results.at(-1)?.error?.message ?? "",
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}
