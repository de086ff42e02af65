import { readFileSync } from "node:fs";

const MANIFEST = "dist/web/.vite/manifest.json";

/** The addresses of the scripts whose source has this name, "menu-dialog", or begins like it: the build names them by hashes. */
export function partsNamed(name: string | RegExp): RegExp {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<
    string,
    { file: string; name?: string }
  >;
  const isMeant = (of: string) => (typeof name === "string" ? of === name : name.test(of));
  const files = Object.values(manifest).flatMap((part) =>
    part.name !== undefined && part.file.endsWith(".js") && isMeant(part.name) ? [part.file] : [],
  );
  if (files.length === 0) throw new Error(`the build has no part named ${String(name)}`);
  return new RegExp(String.raw`/(?:${files.map((file) => file.replaceAll(".", String.raw`\.`)).join("|")})$`);
}
