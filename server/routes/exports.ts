import { Hono, type Context } from "hono";
import * as v from "valibot";
import { EXPORT_FORMATS, EXPORTED_FILES, exportChoice, type ExportChoice } from "#domain/exports/lists.ts";
import { refuse } from "#domain/refusal.ts";
import { requireSignedIn } from "../portal/context.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { type Call, contextOf } from "./route.ts";

const file = v.strictObject({ list: v.picklist(EXPORTED_FILES), format: v.picklist(EXPORT_FORMATS) });
const WHOLE: ExportChoice = { except: [] };

/**
 * /api/exports/<list>.csv and .xlsx with the address of the list as it is on the screen, and `columns` as it shows
 * them. What was chosen row by row comes in a body, since thousands of ids fit no address.
 */
export function exportRoutes(portal: Portal): Hono<Call> {
  return new Hono<Call>()
    .get("/:file", (c) => send(portal, c, () => WHOLE))
    .post("/:file", (c) =>
      send(portal, c, async () => {
        const chosen = v.safeParse(exportChoice, await c.req.json().catch(() => undefined));
        return chosen.success ? chosen.output : undefined;
      }),
    );
}

type ReadChoice = () => ExportChoice | undefined | Promise<ExportChoice | undefined>;

async function send(portal: Portal, c: Context<Call>, readChoice: ReadChoice): Promise<Response> {
  const ctx = await contextOf(portal, c);
  const { EXPORTS } = await readLate(() => import("../exported-lists.ts"));
  const { sendExport } = await readLate(() => import("../exports/send-export.ts"));
  // A reader who may have none of the files does not learn which there are.
  requireSignedIn(ctx, [...EXPORTS.submissions.may, ...Object.values(EXPORTS).flatMap(({ may }) => may)]);
  const [list, format] = (c.req.param("file") ?? "").split(".");
  const asked = v.safeParse(file, { list, format });
  if (!asked.success) throw refuse("notFound", { record: "file" });
  const choice = await readChoice();
  if (!choice) return c.json({ message: "Invalid request" }, 400);
  return sendExport(ctx, EXPORTS[asked.output.list], asked.output, c.req.query(), choice);
}
