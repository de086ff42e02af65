import * as v from "valibot";

/**
 * A backup is one plain tar file (ustar), which any tar reads: `manifest.json` first, then `portal.db`, the uploads
 * under their SHA-256, the secret where the data folder keeps it, the erasures, and last `SHA256SUMS`, which names
 * every member with its hash. `tar xf FILE && sha256sum -c SHA256SUMS` proves one without a portal.
 */
export const FORMAT = 1;

export const MANIFEST = "manifest.json";
export const DATABASE = "portal.db";
export const SECRET = "secret";
export const ERASURES = "erasures.jsonl";
export const SUMS = "SHA256SUMS";

const UPLOAD = /^uploads\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{64})$/;

/** Only these may be in one: what else a file holds was not put there by a portal. */
export function isMember(name: string): boolean {
  return [MANIFEST, DATABASE, SECRET, ERASURES, SUMS].includes(name) || hashOfUpload(name) !== undefined;
}

export function nameOfUpload(sha256: string): string {
  return `uploads/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

/** The SHA-256 that a member is named by; undefined of any other name. */
export function hashOfUpload(name: string): string | undefined {
  const [, first = "", second = "", sha256 = ""] = UPLOAD.exec(name) ?? [];
  return sha256.startsWith(first + second) && sha256 !== "" ? sha256 : undefined;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());

const manifestShape = v.object({
  format: v.literal(FORMAT),
  /** Version of the portal that made the backup: "0.1.0". */
  version: v.string(),
  takenAt: instant,
  /** The moments that name the migrations its database has seen. */
  migrations: v.array(v.number()),
  /** Number of rows of every table. */
  counts: v.record(v.string(), count),
  database: v.object({ bytes: count }),
  uploads: v.object({
    count,
    bytes: count,
    /** Named by a row and not whole in the store when it was made. */
    missing: v.array(v.string()),
    /** The store that holds them instead: then none is inside. */
    elsewhere: v.nullable(v.string()),
  }),
  /** `fingerprint` shows whether another secret is the same, and reveals nothing else of it. */
  secret: v.object({ isInside: v.boolean(), fingerprint: v.nullable(v.string()) }),
});

/** What a backup's manifest states. */
export type Manifest = v.InferOutput<typeof manifestShape>;

/** Undefined when it is none, or of a format that this version does not know. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const parsed = v.safeParse(manifestShape, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** A backup cannot be made, read or restored; the message is the one line that the operator reads. */
export class BadBackup extends Error {}

/** What is not inside, one sentence each, for who has to keep it elsewhere. */
export function whatIsMissing({ secret, uploads }: Pick<Manifest, "secret" | "uploads">): string[] {
  const said: string[] = [];
  if (!secret.isInside) {
    said.push("SECRET is not inside, since it comes from the environment: keep it beside the backup");
  }
  if (uploads.elsewhere) said.push(`Uploads are not inside: they lie in ${uploads.elsewhere}`);
  const { length } = uploads.missing;
  if (length > 0) said.push(`${length} uploads were missing or damaged already (portal check names them)`);
  return said;
}

const PREFIXES = { scheduled: "portal-", migration: "before-migration-" } as const;
/** `scheduled`: by the clock or by hand; `migration`: before the database was changed. Each has a retention of its own. */
export type BackupKind = keyof typeof PREFIXES;

/** `portal-2026-11-28T04-05-10Z.tar`: sorted by name they are sorted by time. */
export function nameOfBackup(kind: BackupKind, at: Date): string {
  return `${PREFIXES[kind]}${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
}

const NAME = /^(portal|before-migration)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;

export function isNameOf(kind: BackupKind, name: string): boolean {
  return NAME.test(name) && name.startsWith(PREFIXES[kind]);
}
