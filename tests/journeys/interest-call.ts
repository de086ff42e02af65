import type { APIResponse, Page } from "@playwright/test";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import type { Portal } from "./server.ts";

/** An expression of interest as its form sends it, past the form. */
export async function sendInterest(page: Page, portal: Portal, form: object): Promise<APIResponse> {
  const answer = await page.request.get("/api/trpc/captcha.challenge");
  const { result } = (await answer.json()) as { result: { data: Challenge } };
  const solution = await solveChallenge({ challenge: result.data, deriveKey });
  const captchaToken = btoa(JSON.stringify({ challenge: result.data, solution }));
  return page.request.post("/api/trpc/submissions.submit", {
    headers: { origin: portal.url },
    data: { ...form, captchaToken },
  });
}

/** What every form has to say, and nothing more. */
export const INTEREST = {
  institutionName: "Casa das Marés",
  country: "PT",
  cnpj: "500 100 200",
  institutionType: "civilSociety",
  mainArea: "Oceano",
  pavillionFocus: ["forestsOceansBiodiversity"],
  representativeName: "Iara Nunes",
  representativePosition: "Diretora",
  representativePhone: "+351 21 000 0000",
  representativeEmail: "iara@example.org",
  standType: "standard",
  spaceSize: "50",
  description: "Um pavilhão sobre as marés.",
  flexibility: "yes",
  contactLanguage: "pt",
  acceptedTermsVersion: "1.2",
};
