import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { expect, test } from "./server.ts";

/** The default settings: the window closed on 12 September 2025. */
test.use({ seed: "empty" });

test("after the window the page thanks, and offers no form", async ({ page, language, words: LL }) => {
  await page.goto("/expression-of-interest");
  const { closed } = LL.eoi;
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: closed.title() })).toBeVisible();
  const date = language === "pt" ? "12/09/2025" : "12 Sep 2025";
  await expect(main.getByText(closed.subtitle({ zone: "Green Zone", date }))).toBeVisible();
  for (const title of [
    closed.thanksTitle(),
    closed.contactTitle(),
    closed.inviteTitle({ zone: "Green Zone" }),
  ]) {
    await expect(main.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: LL.eoi.visit() })).toHaveAttribute("href", /^https:\/\//);
  for (const role of ["textbox", "combobox", "radio", "checkbox"] as const) {
    await expect(main.getByRole(role)).toHaveCount(0);
  }
  await expect(main.getByRole("button")).toHaveCount(0);
});

test("the server refuses a form sent past the page", async ({ page, portal }) => {
  const answer = await page.request.get("/api/trpc/captcha.challenge");
  const { result } = (await answer.json()) as { result: { data: Challenge } };
  const solution = await solveChallenge({ challenge: result.data, deriveKey });
  const sent = await page.request.post("/api/trpc/submissions.submit", {
    headers: { origin: portal.url },
    data: { ...FORM, captchaToken: btoa(JSON.stringify({ challenge: result.data, solution })) },
  });
  expect(sent.ok()).toBe(false);
  const { error } = (await sent.json()) as { error: { data: { reason: { code: string } } } };
  expect(error.data.reason.code).toBe("windowClosed");
});

const FORM = {
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
