import { version } from "../../package.json";

/** Set by the build of the executable (binary/build.ts); a checkout knows neither. */
declare const PORTAL_COMMIT: string | undefined;
declare const PORTAL_BUILT_AT: string | undefined;

export type Release = {
  version: string;
  /** The sources it was made of, where the build knew them. */
  commit?: string;
  /** When the executable was made, ISO 8601. */
  builtAt?: string;
};

/** The release that is running. */
export const RELEASE: Release = {
  version,
  ...(typeof PORTAL_COMMIT !== "undefined" && PORTAL_COMMIT && { commit: PORTAL_COMMIT }),
  ...(typeof PORTAL_BUILT_AT !== "undefined" && { builtAt: PORTAL_BUILT_AT }),
};

/** Whether this is the single executable, which has all files in it. */
const isExecutable = RELEASE.builtAt !== undefined;

/** How a command is called here, in what a person reads. */
export const PROGRAM = isExecutable ? "portal" : "bun run portal";

/** `portal 1.2.0 (a1b2c3d4e5, 2026-11-28, linux x64, Bun 1.4.5)` in one line. */
export function describeRelease(release: Release = RELEASE): string {
  const of = [release.commit ?? "checkout", release.builtAt?.slice(0, 10)].filter(Boolean);
  const on = `${process.platform} ${process.arch}, Bun ${Bun.version}`;
  return `portal ${release.version} (${[...of, on].join(", ")})`;
}
