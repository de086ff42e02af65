import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { composeEml, type Mailer } from "../platform/smtp.ts";

/** Instead of a mail server: one file per message, readable by its owner only, since it may hold a password. */
export function openFolder(folder: string): Mailer {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${message.date.toISOString().replaceAll(":", "-")}-${message.messageId.replace(/[^a-z0-9]+/gi, "-").slice(1, 26)}`;
      const temp = join(folder, `.${name}.tmp`);
      const file = await open(temp, "w", 0o600);
      await file.writeFile(await composeEml(message));
      await file.sync().finally(() => file.close());
      await rename(temp, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}
