import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge, Solution } from "altcha-lib/types";

export type WorkerAnswer = { solution: Solution | null };

/** Solves one challenge beside the page, so that typing and scrolling stay smooth. */
addEventListener("message", (message: MessageEvent<Challenge>) => {
  void solve(message.data)
    .catch(() => null)
    .then((solution) => postMessage({ solution } satisfies WorkerAnswer));
});

/** Over plain http a browser has no WebCrypto: the same keys are derived in script, which takes some times longer. */
async function solve(challenge: Challenge): Promise<Solution | null> {
  if (self.isSecureContext) return solveChallenge({ challenge, deriveKey });
  const { deriveInScript } = await import("./derive-key.ts");
  return solveChallenge({ challenge, deriveKey: deriveInScript, timeout: 0 });
}
