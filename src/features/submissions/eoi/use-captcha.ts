import type { Challenge, Solution } from "altcha-lib/types";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { WorkerAnswer } from "../captcha-worker.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";

type CaptchaStep = "idle" | "working" | "solved" | "expired" | "failed";

/** A solved challenge is renewed a minute before the server would refuse it. */
const GOOD_FOR_MS = 9 * 60_000;

/**
 * Fetches a challenge of the portal and solves it in a worker; what comes out is the captcha's token (EOI-26), "" while
 * there is none that is good.
 */
export function useCaptcha(onToken: (token: string) => void) {
  const [step, setStep] = useState<CaptchaStep>("idle");
  const worker = useRef<Worker>(undefined);
  const expire = useEffectEvent(() => settle("expired"));

  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (step !== "solved") return;
    const timer = setTimeout(expire, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [step]);

  function settle(next: CaptchaStep, token = ""): void {
    setStep(next);
    onToken(token);
  }

  async function start(): Promise<void> {
    settle("working");
    try {
      const challenge = (await trpcClient.captcha.challenge.query()) as Challenge;
      worker.current = new Worker(new URL("../captcha-worker.ts", import.meta.url), { type: "module" });
      const solution = await solve(worker.current, challenge);
      settle("solved", btoa(JSON.stringify({ challenge, solution })));
    } catch {
      settle("failed");
    } finally {
      worker.current?.terminate();
    }
  }

  return { step, start: () => void start() };
}

function solve(worker: Worker, challenge: Challenge): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the captcha worker failed")));
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.solution) resolve(data.solution);
      else reject(new Error("the captcha was not solved in time"));
    });
    worker.postMessage(challenge);
  });
}
