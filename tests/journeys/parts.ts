import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readModules } from "../load/web-build.ts";

const MANIFEST = "dist/web/.vite/manifest.json";

/**
 * The addresses of the scripts whose source has this name, "menu-dialog", or begins like it, or of those that it
 * travels in: the build names them by hashes.
 */
export function partsNamed(name: string | RegExp): RegExp {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<
    string,
    { file: string; name?: string }
  >;
  const isMeant = (of: string) => (typeof name === "string" ? of === name : name.test(of));
  const named = Object.values(manifest).flatMap((part) =>
    part.name !== undefined && part.file.endsWith(".js") && isMeant(part.name) ? [part.file] : [],
  );
  const files = named.length > 0 ? named : filesWith(isMeant);
  if (files.length === 0) throw new Error(`the build has no part named ${String(name)}`);
  return new RegExp(String.raw`/(?:${files.map((file) => file.replaceAll(".", String.raw`\.`)).join("|")})$`);
}

function filesWith(isMeant: (name: string) => boolean): string[] {
  return Object.entries(readModules()).flatMap(([file, sources]) =>
    sources.some((source) => isMeant(basename(source).replace(/\..*$/, ""))) ? [file] : [],
  );
}
