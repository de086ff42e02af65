import { expect as impatient } from "@playwright/test";

/** Long enough for two cores that also build, short enough to fail with a picture of what stood in the way. */
export const PATIENCE_MS = 20_000;

/** Waits as long for what is to be seen as an action waits for its target. */
export const expect = impatient.configure({ timeout: PATIENCE_MS });
