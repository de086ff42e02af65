import { open } from "node:fs/promises";
import type { Bucket } from "./s3-bucket.ts";
import { type PartStore, TornFile } from "./store.ts";
import { writeWhole } from "./whole.ts";

type Ways = {
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  withTemp: <T>(work: (path: string) => Promise<T>) => Promise<T>;
};

/** Parts of uploads in a bucket, so that any process takes the next one. */
export function partsIn(bucket: Bucket, { inTurn, withTemp }: Ways): PartStore {
  /** Each part begins where the one before it ends. */
  async function keysOfParts(id: string, size: number): Promise<string[]> {
    const sizes = new Map<string, number>();
    for await (const found of bucket.list(`parts/${id}/`))
      for (const part of found) sizes.set(part.key, part.size);
    const keys: string[] = [];
    for (let offset = 0; offset < size;) {
      const key = partKey(id, offset);
      const length = sizes.get(key);
      if (!length) throw new TornFile();
      keys.push(key);
      offset += length;
    }
    return keys;
  }

  return {
    async add(id, { temp, offset }) {
      await inTurn(() => bucket.send(temp, partKey(id, offset)));
      return true;
    },
    asFile: (id, size, read) =>
      withTemp(async (path) => {
        await fetchInto(path, bucket, await keysOfParts(id, size));
        return read(path);
      }),
    async remove(id) {
      for await (const found of bucket.list(`parts/${id}/`)) {
        await Promise.all(found.map(({ key }) => bucket.remove(key)));
      }
    },
    async keepOnly(ids) {
      // A transaction waits for this: what goes wrong is done by the next sweep.
      void removeOldParts(bucket, ids).catch(() => undefined);
    },
  };
}

/** Writes what lies under these keys into a new file, one after another. */
export async function fetchInto(path: string, bucket: Bucket, keys: readonly string[]): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    for (const key of keys) for await (const piece of bucket.stream(key)) await writeWhole(file, piece);
  } finally {
    await file.close();
  }
}

/** Age above which parts are left over: those of a new upload are younger. */
const OLD_MS = 60 * 60_000;

async function removeOldParts(bucket: Bucket, but: ReadonlySet<string>): Promise<void> {
  for await (const found of bucket.list("parts/")) {
    const gone = found.filter(
      ({ key, storedAt }) => !but.has(key.split("/")[1] ?? "") && Date.now() - storedAt.getTime() > OLD_MS,
    );
    await Promise.all(gone.map(({ key }) => bucket.remove(key)));
  }
}

function partKey(id: string, offset: number): string {
  if (!/^[0-9a-z]+$/.test(id)) throw new Error("not an id of ours");
  return `parts/${id}/${offset}`;
}
