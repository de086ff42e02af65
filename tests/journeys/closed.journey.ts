import { LOCALES, type Locale } from "#domain/locales.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { rejectCookies } from "./interest.ts";
import { switchTo } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";

/** The default settings: the window closed on 12 September 2025. */
test.use({ seed: "empty" });

/** Its parts in their order: title, subtitle, thanks, the note that the team gets in touch, the invitation, the button. */
const PANEL = {
  en: {
    title: "Expressions of interest are now closed",
    subtitle: "Proposals for the Green Zone were received until 12 Sep 2025.",
    parts: [
      [
        "Thank you to everyone who took part",
        "We are grateful to every organisation that sent a stand proposal",
      ],
      ["What comes next", "Our team will contact everyone who sent a proposal"],
      ["Come and see the Green Zone", "stands, stages and squares will be open to the public."],
    ],
    visit: "Visit the official website",
  },
  pt: {
    title: "O período de manifestação de interesse terminou",
    subtitle: "Recebemos propostas para a Green Zone até 12/09/2025.",
    parts: [
      [
        "Obrigado a quem participou",
        "Agradecemos a todas as organizações que enviaram suas propostas de estande",
      ],
      ["E agora", "Nossa equipe entra em contato com quem enviou uma proposta"],
      ["Venha conhecer a Green Zone", "estandes, palcos e praças estarão abertos ao público."],
    ],
    visit: "Visitar o site oficial",
  },
} as const satisfies Record<Locale, object>;

test("after the window the page thanks, and offers no form (EOI-02, PUB-22, PUB-23, PUB-24)", async ({
  page,
  words: LL,
}) => {
  await page.clock.setFixedTime("2025-09-20T12:00:00Z");
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  const main = page.getByRole("main");
  for (const language of LOCALES) {
    const { title, subtitle, parts, visit } = PANEL[language];
    await switchTo(page, language);
    await expectSeen(main.getByRole("heading", { level: 1, name: title, exact: true }));
    await expectSeen(main.getByText(subtitle, { exact: true }));
    // Nothing beside the panel: no map, no list of who is coming.
    await expect(main.getByRole("heading")).toHaveText([title, ...parts.map(([name]) => name)]);
    for (const [, text] of parts) await expectSeen(main.getByText(text));
    const link = main.getByRole("link");
    await expect(link).toHaveCount(1);
    await expectSeen(link.getByText(visit));
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(link).toHaveAttribute("target", "_blank");
    for (const role of ["textbox", "combobox", "radio", "checkbox", "button"] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
  }
});

test("the server refuses a form sent past the page", async ({ page, portal }) => {
  const sent = await sendInterest(page, portal, INTEREST);
  expect(sent.ok()).toBe(false);
  const { error } = (await sent.json()) as { error: { data: { reason: { code: string } } } };
  expect(error.data.reason.code).toBe("windowClosed");
});
