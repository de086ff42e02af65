import { change, question } from "../call/verb.ts";
import { backupsNow, backUpNow } from "./schedule.ts";

/** The result of the last backup, where it is stored, what it lacks, and when the next is due; for ADMIN. */
export const readState = question("backup.state", {
  may: ["settings.update"],
  run: ({ portal }) => backupsNow(portal),
});

/** Begins one at once, beside everything else; `backup.state` says how far it has come. */
export const takeNow = change("backup.takeNow", {
  may: ["settings.update"],
  async run(_tx, { portal }): Promise<{ isUnderWay: true }> {
    void backUpNow(portal);
    return { isUnderWay: true };
  },
});
