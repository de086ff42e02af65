import { answerOf, change, question, type Request, type Session } from "./calls.ts";
import type { Season } from "./season.ts";

/** The rows of a file for the catalogue. */
const ROWS = 5_000;

/**
 * What the team can have worked out in one call, over all that a season holds. Each time it is asked again: a change
 * that is repeated under its key answers what it answered before.
 */
export async function dearestWorks(
  port: number,
  staff: Session,
  { team }: Season,
): Promise<Record<string, () => Request>> {
  const plan = await openPlan(port, staff);
  return {
    "a preview over all submissions": () =>
      change("bulk.freeze", {
        act: { kind: "submissions", verb: "startReview" },
        selection: { kind: "filtered", question: {}, except: [] },
      }),
    "a proposal of who marks what": () =>
      change("assignments.propose", {
        marksEach: 3,
        readers: team.map((id) => ({ id, maximum: null })),
      }),
    [`a cell mended in a plan of ${ROWS} rows`]: () => {
      const mended = change("imports.mend", { ...plan, row: 2, cells: { unitPrice: String(plan.version) } });
      plan.version += 1;
      return mended;
    },
  };
}

/** A file of the catalogue, sent and assessed up to its plan. */
async function openPlan(port: number, staff: Session): Promise<{ id: string; version: number }> {
  const fileId = await send(port, staff);
  const { id } = await answerOf<{ id: string }>(port, change("imports.begin", { fileId }), staff);
  const { version } = await answerOf<{ version: number }>(port, question("imports.get", { id }), staff);
  return { id, version };
}

async function send(port: number, { cookie }: Session): Promise<string> {
  const lines = Array.from({ length: ROWS }, (_, at) => `Novidade ${at};unit;${at}`);
  const csv = ["title_pt;unitMetric;unitPrice", ...lines].join("\n");
  const form = new FormData();
  form.append("file", new File([csv], "itens.csv", { type: "text/csv" }));
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/api/files?purpose=catalogueImport`, {
    method: "POST",
    headers: { cookie, origin },
    body: form,
  });
  if (!answer.ok) throw new Error(`the file of the catalogue was answered ${answer.status}`);
  return ((await answer.json()) as { id: string }).id;
}
