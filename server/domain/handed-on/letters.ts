import type { HandedStep } from "./steps.ts";

type Handed = { giver: string; company: string; reference: string; step: HandedStep };

/** What the letters about a handed step say. */
export type HandedParams = {
  /** To a colleague, whose page `url` is. */
  stepHandedOn: Handed & { note: string } & { url: string };
  /** To whoever builds the stand: `url` opens that step alone, until `validUntil` (ISO 8601, UTC). */
  stepHandedOut: Handed & { note: string } & { url: string; validUntil: string };
  /** To whoever had it: there is nothing left to do. */
  stepTakenBack: Handed;
  /** To whoever gave it: `name` has handed in so many files, and said so much. */
  stepHandedIn: {
    company: string;
    reference: string;
    name: string;
    files: number;
    note: string;
    url: string;
  };
};

/** A link is erased once it was sent. */
export const HANDED_SECRETS = {
  stepHandedOn: { secret: [] },
  stepHandedOut: { secret: ["url"] },
  stepTakenBack: { secret: [] },
  stepHandedIn: { secret: [] },
} as const;
