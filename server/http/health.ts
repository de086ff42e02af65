import type { Portal } from "../portal.ts";

/** Whether the portal answers, reads and stores: 200 and "ok", or 503 and what is wrong; see storage-watch.ts. */
export async function answerHealth(portal: Portal): Promise<Response> {
  const trouble = portal.storage.trouble() && (await portal.storage.recheck());
  if (trouble) return Response.json({ status: trouble }, { status: 503 });
  await portal.db.client.execute("select 1");
  return Response.json({ status: "ok" });
}
