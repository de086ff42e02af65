import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge, Solution } from "altcha-lib/types";

export type WorkerAnswer = { solution: Solution | null };

/** Solves one challenge beside the page, so that typing and scrolling stay smooth. */
addEventListener("message", (message: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: message.data, deriveKey }).then((solution) => {
    postMessage({ solution } satisfies WorkerAnswer);
  });
});
