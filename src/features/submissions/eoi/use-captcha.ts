import type { Challenge, Solution } from "altcha-lib/types";
import { useEffect, useRef, useState } from "react";
import type { WorkerAnswer } from "../captcha-worker.ts";
import { useChallenge } from "../data.ts";

export type CaptchaStep = "idle" | "working" | "solved" | "expired" | "failed" | "refused";

export type Captcha = {
  step: CaptchaStep;
  /** "" until solved. */
  token: string;
  start: () => void;
  /** The server did not accept it: another one is needed. */
  refuse: () => void;
};

/** A solved challenge is asked for again a minute before the server would refuse it. */
const GOOD_FOR_MS = 9 * 60_000;

/** Fetches a challenge of the portal and solves it in a worker; what comes out is the captcha's token (EOI-26). */
export function useCaptcha(): Captcha {
  const fetchChallenge = useChallenge();
  const [step, setStep] = useState<CaptchaStep>("idle");
  const [token, setToken] = useState("");
  const worker = useRef<Worker>(undefined);

  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (step !== "solved") return;
    const timer = setTimeout(() => {
      setStep("expired");
      setToken("");
    }, GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [step]);

  function settle(next: CaptchaStep, solved = ""): void {
    setStep(next);
    setToken(solved);
  }

  async function start(): Promise<void> {
    settle("working");
    try {
      const challenge = (await fetchChallenge()) as Challenge;
      worker.current = new Worker(new URL("../captcha-worker.ts", import.meta.url), { type: "module" });
      const solution = await solve(worker.current, challenge);
      settle("solved", btoa(JSON.stringify({ challenge, solution })));
    } catch {
      settle("failed");
    } finally {
      worker.current?.terminate();
    }
  }

  return { step, token, start: () => void start(), refuse: () => settle("refused") };
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
