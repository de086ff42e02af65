import type { ExportChoice, ExportedFile, ExportFormat } from "#domain/exports/lists.ts";
import { dayAt } from "#domain/wall-time.ts";
import { type Ctx, requireSignedIn } from "../portal/context.ts";
import { sendAttachment } from "../http/attachment.ts";
import { takeTurn } from "../portal/rate.ts";
import { readSettings } from "../event/read.ts";
import { writeCsv } from "./csv.ts";
import type { Export } from "./export-of.ts";
import { writeXlsx } from "./xlsx.ts";

/** Limits exports, since each may hold every row of a season. */
const EXPORTS = { limit: 30, windowMs: 10 * 60_000 };

const WRITERS = { csv: writeCsv, xlsx: writeXlsx };
const TYPES: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Sends a list as a file while its rows are read, for whoever may read the list; named after it and the day. */
export async function sendExport(
  caller: Ctx,
  exported: Export,
  { list, format }: { list: ExportedFile; format: ExportFormat },
  address: Readonly<Record<string, string>>,
  choice: ExportChoice,
): Promise<Response> {
  const ctx = requireSignedIn(caller, exported.may);
  takeTurn(ctx.portal.limiter, `export:${ctx.actor.id}`, EXPORTS);
  const sheet = await exported.sheetOf(ctx, address, choice);
  const taken = { event: "export", list, format, rows: sheet.count };
  ctx.portal.log.info({ requestId: ctx.requestId, userId: ctx.actor.id, ...taken }, "export");
  const { eventZone } = await readSettings(ctx.db.read);
  const name = `${sheet.name} ${dayAt(ctx.now.toISOString(), eventZone)}.${format}`;
  const body = streamOf(WRITERS[format](sheet, ctx.locale));
  const answer = sendAttachment(body, { type: TYPES[format], name });
  // Sent in parts while it is made.
  answer.headers.set("transfer-encoding", "chunked");
  return answer;
}

/** Written as fast as it is read, no faster; a reader who leaves ends the reading. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void parts.return(undefined),
  });
}
