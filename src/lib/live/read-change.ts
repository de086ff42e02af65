import type { LiveChange, LiveKind } from "#domain/live.ts";
import { ROOMS } from "./rooms.ts";

/** What a stream or another tab tells; undefined for what this version of the page does not know. */
export function readLiveChange(value: unknown): LiveChange | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, id, version = null } = value as Partial<Record<keyof LiveChange, unknown>>;
  if (!isLiveKind(kind) || typeof id !== "string") return undefined;
  return { kind, id, version: typeof version === "number" ? version : null };
}

function isLiveKind(kind: unknown): kind is LiveKind {
  return typeof kind === "string" && Object.hasOwn(ROOMS, kind);
}
