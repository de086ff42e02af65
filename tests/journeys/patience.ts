import { expect as impatient } from "@playwright/test";

/** How many times as long as ours this machine took for the demonstration before the first journey (seeded-folder.ts). */
const SLOWNESS = Number(process.env["JOURNEYS_SLOWNESS"] ?? 1);

/**
 * Ten times what anything here takes on two cores: others may come to work beside a run after its slowness was
 * measured. Only what fails waits as long, and then with a picture of what stood in the way.
 */
export const PATIENCE_MS = 60_000 * SLOWNESS;

/** For what is many steps at once: a paper, a picture, a mail. */
export const LONG_PATIENCE = { timeout: 3 * PATIENCE_MS };

/** For a paper that is printed when it is asked for: as long as the journey itself. */
export const PAPER_PATIENCE = { timeout: 0 };

/** A journey that takes longer hangs; none has a limit of its own. */
export const HANGS_MS = 12 * 60_000 * SLOWNESS;

/** Waits as long for what is to be seen as an action waits for its target. */
export const expect = impatient.configure({ timeout: PATIENCE_MS });
