import type { Session } from "./calls.ts";
import { memoryOf } from "./memory.ts";
import { PASSWORD } from "./season.ts";
import { signIn } from "./session.ts";
import { pictureOf, upload } from "./upload.ts";
import type { Work } from "./work.ts";

/** P14: files as large as they may be, many at once. */

const UPLOADS = 30;
/** As large as an upload may be, with some room for what its form adds. */
const UPLOAD_BYTES = 10_000_000;
const LOOK_EVERY_MS = 20;

export const uploads: Work = {
  id: "P14",
  what: `${UPLOADS} uploads of 10 MB at once, until the last is kept`,
  reach: { longest: 3_000, memory: 400 },
  async portal({ target, season }) {
    const { port, pid } = target;
    const partners = season.partners.slice(0, UPLOADS);
    const sessions: Session[] = [];
    for (const { email } of partners) sessions.push(await signIn(port, email, PASSWORD));
    const file = pictureOf(UPLOAD_BYTES);
    return async () => {
      const seen = [memoryOf(pid)];
      const looking = setInterval(() => seen.push(memoryOf(pid)), LOOK_EVERY_MS);
      const started = performance.now();
      await Promise.all(sessions.map((session) => upload(port, session, file)));
      const longest = performance.now() - started;
      clearInterval(looking);
      return {
        longest,
        memory: Math.max(...seen),
        note: `${sessions.length} exhibitors, memory at its highest`,
      };
    };
  },
};
