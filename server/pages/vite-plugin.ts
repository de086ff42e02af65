import { readdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { PACKED } from "../http/encodings.ts";

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest|ico)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const packs = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, BEST),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes each text file of the build a second and a third time, as small as brotli and gzip can make it (P2). */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        if (this.environment.name !== "client") return;
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => COMPRESSIBLE.test(name) && !name.startsWith("."));
        // All at once would be no faster, and holds 100 MB more.
        const waiting = texts.values();
        const packAll = async () => {
          for (const name of waiting) await pack(join(folder, name));
        };
        await Promise.all(Array.from({ length: availableParallelism() }, packAll));
      },
    },
  };
}

/** A compressed form that saves nothing is not stored. */
async function pack(path: string): Promise<void> {
  const bytes = await Bun.file(path).bytes();
  for (const [encoding, suffix] of PACKED) {
    const packed = await packs[encoding](bytes);
    if (packed.length < bytes.length) await Bun.write(path + suffix, packed);
  }
}

/** Leaves beside Vite's manifest which sources each script is made of, so that `bun run budget` knows what was sent. */
export function listModules(): Plugin {
  let root = "";
  return {
    name: "list-modules",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => relative(root, id)),
      ]);
      const source = JSON.stringify(Object.fromEntries(modules), undefined, 1);
      this.emitFile({ type: "asset", fileName: ".vite/modules.json", source });
    },
  };
}
