import type { LiveChange, LiveKind } from "#domain/live.ts";
import { ROOMS } from "./rooms.ts";

/** Undefined for kinds unknown to this release. */
export function readLiveChange(value: unknown): LiveChange | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, id, version = null } = value as Partial<Record<keyof LiveChange, unknown>>;
  if (!isLiveKind(kind) || typeof id !== "string") return undefined;
  return { kind, id, version: typeof version === "number" ? version : null };
}

function isLiveKind(kind: unknown): kind is LiveKind {
  return typeof kind === "string" && Object.hasOwn(ROOMS, kind);
}
