import { QUAY_PLAN } from "#domain/site/quay.ts";
import { Scene } from "../axonometry.ts";

/** Measures of the quay on the first screen; its lots are listed in server/domain/site/quay.ts. */
export const { metre: METRE, length: LENGTH, depth: DEPTH } = QUAY_PLAN;
export const QUAY = new Scene(QUAY_PLAN.origin, METRE);

/** Where lamps stand along the water, in metres. */
export const LAMPS = [4, 9.5, 20, 27, 33, 40] as const;
