import { dirname, join } from "node:path";
import { type Finding, findingOf, readTexts } from "./sources.ts";

/** Houses whose rooms (folders and files directly in them) stand on each other one way: what a thing is lies below. */
const HOUSES = [
  "server",
  "server/domain",
  "server/domain/orders",
  "server/orders",
  "db",
  "src/kit",
  "src/lib",
];

/** Imports that run back up, each with its reason. */
const EXCEPTED: readonly string[] = [];

const ALIASES = { "#domain/": "server/domain/", "#server/": "server/", "#db/": "db/", "#src/": "src/" };

export type Arrow = { from: string; to: string };

/** No room of a house imports, by way of others, a room that imports it. */
export async function roomsStandOneWay(): Promise<Finding> {
  const texts = await readTexts("{server,db,src}/**/*.{ts,tsx}");
  const arrows = [...texts].flatMap(([path, text]) => importsOf(path, text));
  const meant = arrows.filter(
    ({ from, to }) => !EXCEPTED.some((excepted) => `${from} -> ${to}`.startsWith(excepted)),
  );
  return findingOf(
    texts.size,
    HOUSES.flatMap((house) => circlesIn(house, meant)),
  );
}

function importsOf(from: string, text: string): Arrow[] {
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*"((?:#|\.)[^"]+)"/g);
  return [...found].map(([, target = ""]) => ({ from, to: placeOf(from, target) }));
}

function placeOf(from: string, target: string): string {
  for (const [alias, folder] of Object.entries(ALIASES)) {
    if (target.startsWith(alias)) return folder + target.slice(alias.length);
  }
  return join(dirname(from), target);
}

/** The imports that lead from a room of this house to another one and, by others, back. */
export function circlesIn(house: string, arrows: readonly Arrow[]): string[] {
  const between = arrows.flatMap((arrow) => {
    const [from, to] = [roomOf(house, arrow.from), roomOf(house, arrow.to)];
    return from && to && from !== to ? [{ ...arrow, rooms: [from, to] as const }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { rooms } of between) next.set(rooms[0], (next.get(rooms[0]) ?? new Set()).add(rooms[1]));
  return between.flatMap(({ rooms: [from, to], ...arrow }) =>
    leadsTo(next, to, from) ? [`${arrow.from} -> ${arrow.to}, and ${to} leads back to ${from}`] : [],
  );
}

function roomOf(house: string, path: string): string | undefined {
  return path.startsWith(`${house}/`) ? path.slice(house.length + 1).split("/")[0] : undefined;
}

function leadsTo(next: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const room of seen) {
    if (room === to) return true;
    for (const further of next.get(room) ?? []) seen.add(further);
  }
  return false;
}
