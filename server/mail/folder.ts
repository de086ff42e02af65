import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { composeEml, type Mailer } from "../platform/smtp.ts";

/** Instead of a mail server: one file per message, readable by its owner only, since it may hold a password. */
export function openFolder(folder: string): Mailer {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${message.date.toISOString().replaceAll(":", "-")}-${partOf(message.messageId)}`;
      const temp = join(folder, `.${name}.tmp`);
      try {
        await writeSynced(temp, await composeEml(message));
        await rename(temp, join(folder, `${name}.eml`));
      } catch (error) {
        await rm(temp, { force: true });
        throw error;
      }
    },
    close: () => undefined,
  };
}

/** The part of a file name that identifies its message. */
function partOf(messageId: string): string {
  return messageId.replace(/[^a-z0-9]+/gi, "-").slice(1, 26);
}

/** Removes files of messages whose text was erased. */
export async function removeLetters(dataDir: string, messageIds: readonly string[]): Promise<void> {
  const folder = join(dataDir, "mail");
  const ends = messageIds.map((id) => `-${partOf(id)}.eml`);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (ends.some((end) => name.endsWith(end))) await rm(join(folder, name), { force: true });
  }
}

async function writeSynced(path: string, bytes: Awaited<ReturnType<typeof composeEml>>): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
