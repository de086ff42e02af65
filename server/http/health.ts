import type { Portal } from "../portal.ts";

/**
 * Whether the portal answers, reads and stores: 200 and "ok", or 503 and what is wrong; see storage-watch.ts. A backup that
 * is late keeps nobody from using it, and is a warning.
 */
export async function answerHealth(portal: Portal, isBackupLate: boolean): Promise<Response> {
  const trouble = portal.storage.trouble() && (await portal.storage.recheck());
  if (trouble) return Response.json({ status: trouble }, { status: 503 });
  await portal.db.client.execute("select 1");
  if (isBackupLate) return Response.json({ status: "ok", warnings: ["backupLate"] });
  return Response.json({ status: "ok" });
}
