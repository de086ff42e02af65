import { parentPort } from "node:worker_threads";
import { parse } from "valibot";
import { contractData, type ContractData } from "#domain/contracts/schema.ts";
import type { BrochureData } from "./brochure-data.ts";
import { renderBrochure } from "./brochure.tsx";
import { renderContract } from "./contract.tsx";

export type PdfJob = { kind: "contract"; data: ContractData } | { kind: "brochure"; data: BrochureData };
/** Without bytes the job failed. */
export type PdfAnswer = { bytes?: Uint8Array };

/** Runs inside the PDF worker (render.ts): a job in, an answer out, one at a time. */
parentPort?.on("message", async (job: PdfJob) => {
  const bytes = await make(job).catch(() => undefined);
  parentPort?.postMessage({ bytes } satisfies PdfAnswer);
});

async function make(job: PdfJob): Promise<Uint8Array> {
  switch (job.kind) {
    case "contract":
      return renderContract(parse(contractData, job.data));
    case "brochure":
      return renderBrochure(job.data);
  }
}
