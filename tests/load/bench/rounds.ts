import { rmSync } from "node:fs";
import type { Contestant } from "./contestant.ts";
import { copySeason } from "./folder.ts";
import type { Season } from "./season.ts";
import type { Target } from "./target.ts";
import { middleOf, type Row } from "./verdict.ts";
import type { Figure, Work } from "./work.ts";

type Course = {
  /** Ours, and beside it another checkout's. */
  contestants: readonly Contestant[];
  season: Season;
  /** Where the season is kept. */
  folder: string;
  seconds: number;
  rounds: number;
};

const WARM_UP_SECONDS = 1;

/** Lets everybody do the same work in turn, round after round; the first one only warms them up. */
export async function measureInTurns(work: Work, course: Course): Promise<Row> {
  const { contestants, season, seconds, rounds } = course;
  const bare = await startBare(work, course);
  try {
    const turns = await Promise.all(
      contestants.map(({ target, copy }) => work.portal({ target, season, copy })),
    );
    const found: Figure[][] = [];
    const ofBare: Figure[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const long = round === 0 ? Math.min(seconds, WARM_UP_SECONDS) : seconds;
      const least = bare && (await work.bare?.measure({ target: bare, season, seconds: long }));
      const figures: Figure[] = [];
      for (const measure of turns) figures.push(withShare(await measure(long), least));
      if (round === 0) continue;
      found.push(figures);
      if (least) ofBare.push(least);
    }
    const [portal = {}, before] = contestants.map((_, at) =>
      middleOf(found.flatMap((figures) => figures[at] ?? [])),
    );
    const { id, what, reach } = work;
    return { id, what, reach, portal, before, bare: ofBare.length > 0 ? middleOf(ofBare) : undefined };
  } finally {
    await bare?.stop();
    if (bare) rmSync(bare.dataDir, { recursive: true, force: true });
  }
}

async function startBare(
  { bare }: Work,
  { contestants, season, folder }: Course,
): Promise<Target | undefined> {
  const [ours] = contestants;
  return ours && bare?.start({ portal: ours.target, season, copy: () => copySeason(folder, "bare") });
}

/** Turn by turn: what else the machine does weighs on both alike. */
function withShare(figure: Figure, least: Figure | undefined): Figure {
  if (figure.perSecond === undefined || !least?.perSecond) return figure;
  return { ...figure, share: figure.perSecond / least.perSecond };
}
