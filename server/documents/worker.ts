import { parentPort } from "node:worker_threads";
import { parse } from "valibot";
import { contractData, type ContractData } from "#domain/contracts/schema.ts";
import { reasonOf, type Reason } from "#domain/refusal.ts";
import type { BriefData } from "./brief-data.ts";
import { renderBrief } from "./brief.tsx";
import type { BrochureData } from "./brochure-data.ts";
import { renderBrochure } from "./brochure.tsx";
import type { EvaluationsData } from "./evaluations-data.ts";
import { renderEvaluations } from "./evaluations.tsx";
import { renderContract } from "./contract.tsx";
import type { InterestData } from "./interest-data.ts";
import { renderInterest } from "./interest.tsx";
import type { OrderPaperData } from "./order-paper-data.ts";
import { renderOrderPaper } from "./order-paper.tsx";
import { showLogo } from "./paper/head-logo.tsx";
import { showPictures } from "./own-pictures.ts";
import type { OwnPrints } from "./own-prints.ts";
import { tellReady } from "../platform/worker-ready.ts";

export type PdfJob =
  | { kind: "contract"; data: ContractData }
  | { kind: "orderPaper"; data: OrderPaperData }
  | { kind: "brief"; data: BriefData }
  | { kind: "brochure"; data: BrochureData }
  | { kind: "evaluations"; data: EvaluationsData }
  | { kind: "interest"; data: InterestData };
/** The worker's answer: without bytes the job failed, or was refused for a reason to be shown. */
export type PdfAnswer = { bytes?: Uint8Array; refused?: Reason };

/** Runs in the PDF worker (render.ts), one job at a time. */
parentPort?.on("message", async (job: PdfJob & { own?: OwnPrints }) => {
  showLogo(job.own?.logo);
  showPictures(job.own?.pictures ?? {});
  const answer = await make(job).then(
    (bytes): PdfAnswer => ({ bytes }),
    (error: unknown): PdfAnswer => ({ refused: reasonOf(error) }),
  );
  parentPort?.postMessage(answer);
});
tellReady();

async function make(job: PdfJob): Promise<Uint8Array> {
  switch (job.kind) {
    case "contract":
      return renderContract(parse(contractData, job.data));
    case "orderPaper":
      return renderOrderPaper(job.data);
    case "brief":
      return renderBrief(job.data);
    case "brochure":
      return renderBrochure(job.data);
    case "evaluations":
      return renderEvaluations(job.data);
    case "interest":
      return renderInterest(job.data);
  }
}
