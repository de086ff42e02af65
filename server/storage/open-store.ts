import type { Env } from "../platform/env.ts";
import { openBucket } from "./s3-bucket.ts";
import { openS3Store } from "./s3-store.ts";
import { type FileStore, openFileStore } from "./store.ts";

export type StoreSettings = Pick<
  Env,
  "DATA_DIR" | "UPLOADS_TO" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
>;

/** The store that UPLOADS_TO names; without it one in the data folder. */
export function openStore(env: StoreSettings): FileStore {
  if (!env.UPLOADS_TO) return openFileStore(env.DATA_DIR);
  return openS3Store(openBucket(env, env.UPLOADS_TO), env.DATA_DIR);
}
