import type { ContractData } from "#domain/contracts/schema.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { openWorkerThread } from "../platform/worker-thread.ts";
import type { BriefData } from "./brief-data.ts";
import type { BrochureData } from "./brochure-data.ts";
import type { EvaluationsData } from "./evaluations-data.ts";
import type { InterestData } from "./interest-data.ts";
import type { ProFormaData } from "./pro-forma-data.ts";
import type { PdfAnswer, PdfJob } from "./worker.ts";

/** Makes PDFs off the main thread. Refuses "busy" when too many wait, "notPrintable" and "pdfFailed". */
export type PdfRenderer = {
  contract: (data: ContractData) => Promise<Uint8Array>;
  proForma: (data: ProFormaData) => Promise<Uint8Array>;
  brief: (data: BriefData) => Promise<Uint8Array>;
  brochure: (data: BrochureData) => Promise<Uint8Array>;
  evaluations: (data: EvaluationsData) => Promise<Uint8Array>;
  interest: (data: InterestData) => Promise<Uint8Array>;
  /** Ends the worker and refuses what still waits. */
  close: () => Promise<void>;
};

const MAX_WAITING = 20;
/** A brochure takes long on a small machine that has just started. */
const PATIENCE_MS: Record<PdfJob["kind"], number> = {
  contract: 15_000,
  proForma: 15_000,
  brief: 15_000,
  brochure: 45_000,
  evaluations: 45_000,
  interest: 15_000,
};
/** The worker stays for successive documents; idle it would hold 150 MB. */
const IDLE_MS = 10_000;

export function openPdfRenderer(
  options: { timeoutMs?: number; idleMs?: number; script?: URL } = {},
): PdfRenderer {
  const thread = openWorkerThread<PdfJob, PdfAnswer>({
    script: options.script ?? new URL("./worker.ts", import.meta.url),
    patienceMs: ({ kind }) => options.timeoutMs ?? PATIENCE_MS[kind],
    idleMs: options.idleMs ?? IDLE_MS,
    maxWaiting: MAX_WAITING,
    refusals: {
      busy: () => refuse("busy", { retryAfterSeconds: 5 }),
      failed: () => refuse("pdfFailed"),
    },
  });

  async function make(job: PdfJob): Promise<Uint8Array> {
    const { bytes, refused } = await thread.ask(job);
    if (bytes) return bytes;
    throw refused ? new Refusal(refused) : refuse("pdfFailed");
  }

  return {
    contract: (data) => make({ kind: "contract", data }),
    proForma: (data) => make({ kind: "proForma", data }),
    brief: (data) => make({ kind: "brief", data }),
    brochure: (data) => make({ kind: "brochure", data }),
    evaluations: (data) => make({ kind: "evaluations", data }),
    interest: (data) => make({ kind: "interest", data }),
    close: thread.close,
  };
}
