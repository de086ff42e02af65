import type { Inspection } from "#db/inspect.ts";
import type { Env } from "../../platform/env.ts";

/** One line of the doctor. Each problem says what to do. */
export type Finding =
  | { state: "ok"; what: string; found: string }
  /** `mind` is a warning; `bad` prevents the portal from running. */
  | { state: "mind" | "bad"; what: string; found: string; fix: string };

/** What all checks of the doctor share. */
export type Patient = {
  env: Env;
  now: Date;
  /** The process id of a portal that works on the data folder. */
  runningAs?: string;
  /** What was found in the database; undefined when there is no file. */
  inspection?: Inspection;
};

export type Examination = (patient: Patient) => Promise<Finding[]>;

export function ok(what: string, found: string): Finding {
  return { state: "ok", what, found };
}

export function mind(what: string, found: string, fix: string): Finding {
  return { state: "mind", what, found, fix };
}

export function bad(what: string, found: string, fix: string): Finding {
  return { state: "bad", what, found, fix };
}

export function megabytes(bytes: number): string {
  return bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
