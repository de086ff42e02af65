import {
  existsSync,
  mkdirSync,
  readdirSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
  fsyncSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { createHash } from "node:crypto";
import type { Env } from "../platform/env.ts";
import { type Bucket, openBucket } from "../storage/s3-bucket.ts";
import { hashOf } from "../storage/whole.ts";
import { BadBackup } from "./format.ts";

/** A place where backups are stored. */
export type Place = {
  /** The place's name for people, without any secret. */
  name: string;
  /** Brings a finished file there under a name, proves it, and takes the file away from where it was. */
  keep: (path: string, name: string) => Promise<void>;
  /** Names of all files in the place. */
  names: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** The folder in which backups are made, on the disk that has to have room for them. */
  workFolder: string;
};

type Settings = Pick<
  Env,
  "DATA_DIR" | "BACKUP_TO" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** The place that BACKUP_TO names; without it one in the data folder. */
export function openPlace(env: Settings): Place {
  const local = join(env.DATA_DIR, "backups");
  if (!env.BACKUP_TO) return openFolderPlace(local);
  return env.BACKUP_TO.startsWith("s3://")
    ? openS3Place(env, env.BACKUP_TO, local)
    : openFolderPlace(resolve(env.BACKUP_TO));
}

/** A place on a disk of this machine, whatever BACKUP_TO says. */
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
  const bucket = openBucket(env, to);
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  return {
    name: to,
    workFolder,
    async keep(path, name) {
      await saying(bucket.send(path, name));
      if ((await hashOf(path)) !== (await saying(hashOfStored(bucket, name)))) {
        await bucket.remove(name);
        throw new BadBackup(`${to} did not keep what was sent`);
      }
      rmSync(path);
    },
    async names() {
      const found: string[] = [];
      for await (const some of bucket.list("")) found.push(...some.map(({ key }) => key));
      return found;
    },
    remove: bucket.remove,
  };

  /** What the store answered, in a line; its errors hold addresses and headers. */
  async function saying<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw new BadBackup(`${to} does not take it: ${reasonOf(error)}`);
    });
  }
}

function reasonOf(error: unknown): string {
  const code = String((error as { code?: unknown }).code);
  if (code !== "ERR_S3_MISSING_CREDENTIALS") return code;
  return "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set";
}

async function hashOfStored(bucket: Bucket, key: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of bucket.stream(key)) hash.update(piece);
  return hash.digest("hex");
}

/** Fetches a backup of a store into a folder, in little memory; answers its path there. */
export async function bringTo(env: Settings, address: string, folder: string): Promise<string> {
  const at = address.lastIndexOf("/");
  const bucket = openBucket(env, address.slice(0, at));
  const path = join(folder, "fetched.tar");
  const file = openSync(path, "wx", 0o600);
  try {
    for await (const piece of bucket.stream(address.slice(at + 1))) {
      for (let written = 0; written < piece.length;) written += writeSync(file, piece, written);
    }
  } catch (error) {
    throw new BadBackup(`${address} cannot be fetched: ${reasonOf(error)}`);
  } finally {
    closeSync(file);
  }
  return path;
}
