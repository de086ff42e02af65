import { expect, test } from "bun:test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#domain/locales.ts";
import { DEFAULT_SETTINGS, publicEvent } from "#domain/settings/schema.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { FactsProvider } from "#src/lib/event/event.tsx";
import { FixedWords } from "#src/lib/words/words.tsx";

loadAllLocales();

const NOW = new Date("2025-09-12T17:32:00Z");

function read(locale: Locale, sendsMail: boolean): string[] {
  const facts = { event: publicEvent(DEFAULT_SETTINGS, NOW), now: NOW.toISOString(), sendsMail };
  const draw = (line: ReactNode) =>
    renderToStaticMarkup(
      <FixedWords locale={locale}>
        <FactsProvider facts={facts}>{line}</FactsProvider>
      </FixedWords>,
    );
  return [draw(<NoMailLine />), draw(<MailsKeptLine />), draw(<MailsKeptLine withPassword />)].map((html) =>
    html.replaceAll(/<[^>]+>/g, "").trim(),
  );
}

test.each([
  [
    "pt",
    "Este portal não envia e-mails no momento. O que viria por e-mail, peça a expositores@example.org.",
    "Nenhum e-mail sai do portal: não há servidor de e-mail. As mensagens são guardadas, não enviadas.",
    "A mensagem com a senha fica na pasta “mail” dos dados do portal, e quem opera o servidor a entrega.",
  ],
  [
    "en",
    "This portal sends no email at the moment. Ask exhibitors@example.org for whatever would come by email.",
    "No email leaves the portal: there is no mail server. Messages are kept, not sent.",
    "The message with the password lies in the folder “mail” of the portal&#x27;s data: whoever runs the server hands it over.",
  ],
] as const)("in %s a portal without a mail server says whom to ask", (locale, ask, kept, handOver) => {
  expect(read(locale, false)).toEqual([ask, kept, `${kept} ${handOver}`]);
});

test("where mail leaves, nothing is said of it", () => {
  expect(read("en", true)).toEqual(["", "", ""]);
});
