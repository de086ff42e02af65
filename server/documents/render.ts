import type { ContractData } from "#domain/contracts/schema.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { openWorkerThread } from "../platform/worker-thread.ts";
import type { OwnPrints } from "./own-prints.ts";
import type { BriefData } from "./brief-data.ts";
import type { BrochureData } from "./brochure-data.ts";
import type { EvaluationsData } from "./evaluations-data.ts";
import type { InterestData } from "./interest-data.ts";
import type { OrderPaperData } from "./order-paper-data.ts";
import type { PdfAnswer, PdfJob } from "./worker.ts";

/**
 * Makes PDFs off the main thread in two workers, which start with the first job and end when idle. The long ones have
 * one to themselves: nobody waits for somebody else's order of 200 lines. A paper whose worker broke is tried once
 * more. Refuses "busy" when too many wait, "notPrintable" and "pdfFailed".
 */
export type PdfRenderer = {
  contract: (data: ContractData) => Promise<Uint8Array>;
  orderPaper: (data: OrderPaperData) => Promise<Uint8Array>;
  brief: (data: BriefData) => Promise<Uint8Array>;
  brochure: (data: BrochureData) => Promise<Uint8Array>;
  evaluations: (data: EvaluationsData) => Promise<Uint8Array>;
  interest: (data: InterestData) => Promise<Uint8Array>;
  /** How many are under way or wait. */
  waiting: () => number;
  /** Ends the workers and refuses what still waits. */
  close: () => Promise<void>;
};

/** Most waiting papers of one kind: a rush for contracts leaves room for the papers that exhibitors request. */
const MAX_WAITING = 20;
/** Most waiting papers of all kinds together. */
const MAX_IN_LINE = 80;
/**
 * A worker that had a paper for so long hangs, and is replaced (F31): it guards those who wait behind, and is many
 * times what the slowest paper takes on a machine with a tenth of a core.
 */
const PATIENCE_MS = 60_000;
/** Below it a document takes a second at most; 200 lines full of notes have seven times as much, and take long. */
const LONG_LETTERS = 60_000;
/** Characters above LONG_LETTERS for which a document gets one more millisecond. */
const LETTERS_PER_MS = 5;
const LONGEST_MS = 5 * PATIENCE_MS;
/** Papers that take long whatever they contain. */
const TAKES_LONG: ReadonlySet<PdfJob["kind"]> = new Set(["brochure", "evaluations"]);
/**
 * A cold start costs two seconds of a processor, so the worker of ordinary papers stays warm between two readers; that
 * of long ones, which would hold another 150 MB, goes at once.
 */
const IDLE_MS = { short: 10 * 60_000, long: 10_000 };
/** Each leaves some 3 MB behind in react-pdf; a new worker costs a rush less than a document in all. */
const DOCUMENTS_EACH = 25;

type Measured = PdfJob & { letters: number; own: OwnPrints | undefined };

export function openPdfRenderer(
  options: {
    patienceMs?: (job: PdfJob) => number;
    script?: URL;
    /** Reads the pictures that replace the leaf and the drawings. */
    readOwn?: () => Promise<OwnPrints>;
  } = {},
): PdfRenderer {
  const busy = () => refuse("busy", { retryAfterSeconds: 5 });
  const openLane = (lane: keyof typeof IDLE_MS) =>
    openWorkerThread<Measured, PdfAnswer>({
      script: options.script ?? new URL("./worker.ts", import.meta.url),
      patienceMs: options.patienceMs ?? patienceOf,
      idleMs: IDLE_MS[lane],
      maxWaiting: MAX_IN_LINE,
      jobsEach: DOCUMENTS_EACH,
      refusals: { busy, failed: () => refuse("pdfFailed") },
    });
  const lanes = { short: openLane("short"), long: openLane("long") };
  const asked = new Map<string, number>();

  async function make(job: PdfJob): Promise<Uint8Array> {
    const letters = JSON.stringify(job.data).length;
    const lane = letters > LONG_LETTERS || TAKES_LONG.has(job.kind) ? "long" : "short";
    const line = `${lane} ${job.kind}`;
    const before = asked.get(line) ?? 0;
    // The count includes the paper that is being made.
    if (before > MAX_WAITING) throw busy();
    asked.set(line, before + 1);
    try {
      const { bytes, refused } = await lanes[lane].ask({ ...job, letters, own: await options.readOwn?.() });
      if (bytes) return bytes;
      throw refused ? new Refusal(refused) : refuse("pdfFailed");
    } finally {
      asked.set(line, (asked.get(line) ?? 1) - 1);
    }
  }

  return {
    contract: (data) => make({ kind: "contract", data }),
    orderPaper: (data) => make({ kind: "orderPaper", data }),
    brief: (data) => make({ kind: "brief", data }),
    brochure: (data) => make({ kind: "brochure", data }),
    evaluations: (data) => make({ kind: "evaluations", data }),
    interest: (data) => make({ kind: "interest", data }),
    waiting: () => [...asked.values()].reduce((sum, count) => sum + count, 0),
    close: async () => {
      await Promise.all([lanes.short.close(), lanes.long.close()]);
    },
  };
}

function patienceOf({ kind, letters }: Measured): number {
  const more = Math.max(0, letters - LONG_LETTERS) / LETTERS_PER_MS;
  return Math.min((TAKES_LONG.has(kind) ? 2 : 1) * PATIENCE_MS + more, LONGEST_MS);
}
