import {
  existsSync,
  mkdirSync,
  readdirSync,
  readSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
  fsyncSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { createHash } from "node:crypto";
import { S3Client } from "bun";
import type { Env } from "../env.ts";
import { hashOf } from "../storage/whole.ts";
import { BadBackup } from "./format.ts";

/** Where backups are kept. */
export type Place = {
  /** As people read it, without any secret. */
  name: string;
  /** Brings a finished file there under a name, proves it, and takes the file away from where it was. */
  keep: (path: string, name: string) => Promise<void>;
  /** Of everything that lies there. */
  names: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** The folder in which backups are made, on the disk that has to have room for them. */
  workFolder: string;
};

type Settings = Pick<
  Env,
  "DATA_DIR" | "BACKUP_TO" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** Parts of a file that is sent to a store, and how many are on their way: so much memory it takes. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Where BACKUP_TO says; without it in the data folder. */
export function openPlace(env: Settings): Place {
  const local = join(env.DATA_DIR, "backups");
  if (!env.BACKUP_TO) return openFolderPlace(local);
  return env.BACKUP_TO.startsWith("s3://")
    ? openS3Place(env, env.BACKUP_TO, local)
    : openFolderPlace(resolve(env.BACKUP_TO));
}

/** On a disk of this machine, whatever BACKUP_TO says. */
export function openLocalPlace(env: Settings): Place {
  const isRemote = env.BACKUP_TO?.startsWith("s3://") ?? false;
  return isRemote ? openFolderPlace(join(env.DATA_DIR, "backups")) : openPlace(env);
}

export function openFolderPlace(folder: string): Place {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new BadBackup(`${folder} is not a folder`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    name: folder,
    workFolder: folder,
    async keep(path, name) {
      renameSync(path, join(folder, name));
      const open = openSync(folder, "r");
      fsyncSync(open);
      closeSync(open);
    },
    names: async () => readdirSync(folder),
    remove: async (name) => rmSync(join(folder, name), { force: true }),
  };
}

function openS3Place(env: Settings, to: string, workFolder: string): Place {
  const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  const client = new S3Client({
    bucket,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    ...(env.S3_REGION && { region: env.S3_REGION }),
    ...(env.S3_ACCESS_KEY_ID && { accessKeyId: env.S3_ACCESS_KEY_ID }),
    ...(env.S3_SECRET_ACCESS_KEY && { secretAccessKey: env.S3_SECRET_ACCESS_KEY }),
  });
  const before = prefix === "" ? "" : `${prefix}/`;
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  return {
    name: to,
    workFolder,
    async keep(path, name) {
      await send(client, path, before + name);
      if ((await hashOf(path)) !== (await hashOfStored(client, before + name))) {
        await client.delete(before + name);
        throw new BadBackup(`${to} did not keep what was sent`);
      }
      rmSync(path);
    },
    async names() {
      const found: string[] = [];
      for (let from: string | undefined, isMore = true; isMore;) {
        const page = await client.list({ prefix: before, ...(from && { continuationToken: from }) });
        found.push(...(page.contents ?? []).map(({ key }) => key.slice(before.length)));
        from = page.nextContinuationToken;
        isMore = page.isTruncated === true && from !== undefined;
      }
      return found;
    },
    remove: (name) => client.delete(before + name),
  };
}

/** In parts, each of which waits until there is room for it. */
async function send(client: S3Client, path: string, key: string): Promise<void> {
  const writer = client.file(key).writer({ partSize: PART_BYTES, queueSize: PARTS_AT_ONCE, retry: 3 });
  const file = openSync(path, "r");
  try {
    const piece = Buffer.alloc(PART_BYTES);
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      writer.write(Buffer.from(piece.subarray(0, read)));
      await writer.flush();
    }
  } finally {
    closeSync(file);
  }
  await writer.end();
}

async function hashOfStored(client: S3Client, key: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of client.file(key).stream()) hash.update(piece);
  return hash.digest("hex");
}
