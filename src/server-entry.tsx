import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#domain/locales.ts";
import type { PageFacts } from "#domain/settings/schema.ts";
import type { PlainPage } from "#domain/plain-page.ts";
import { Clauses } from "./features/clauses/clauses-page.tsx";
import { OptOut } from "./features/opt-out/opt-out.tsx";
import { PlainLayout } from "./layout/plain-layout.tsx";
import { FactsProvider } from "./lib/event/event.tsx";
import { FixedWords } from "./lib/words/words.tsx";
import { createAppRouter } from "./router.tsx";

/** What React leaves in the place of a part that failed. */
const FAILED_PART = "<!--$!-->";
const DOCTYPE = "<!DOCTYPE html>";

type Wanted = {
  path: string;
  locale: Locale;
  facts: PageFacts;
  /** The mark of the scripts that the router writes into the page for main.tsx. */
  nonce: string;
};

/**
 * One public page or login as HTML, as nobody in particular sees it; main.tsx takes it over in the browser. Fails when a
 * part of it does, rather than answer a page with a hole or an excuse.
 */
export async function renderPage({ path, locale, facts, nonce }: Wanted): Promise<string> {
  const handle = createRequestHandler({
    request: new Request(new URL(path, "http://localhost")),
    createRouter: () => createAppRouter({ nonce }),
  });
  const answer = await handle(({ router, responseHeaders }) => {
    const failed = router.state.matches.find(({ status }) => status === "error");
    if (failed) throw failed.error;
    return renderRouterToString({
      router,
      responseHeaders,
      children: (
        <FixedWords locale={locale}>
          <FactsProvider facts={facts}>
            <RouterServer router={router} />
          </FactsProvider>
        </FixedWords>
      ),
    });
  });
  const html = await answer.text();
  if (!answer.ok || html.includes(FAILED_PART)) throw new Error("a part of the page could not be rendered");
  return html.slice(DOCTYPE.length);
}

/** A page that is the same for every reader; no script takes it over. */
export function renderPlain(page: PlainPage, { locale, facts }: Pick<Wanted, "locale" | "facts">): string {
  return renderToStaticMarkup(
    <FixedWords locale={locale}>
      <FactsProvider facts={facts}>
        <PlainLayout event={facts.event} hasLanguages={!("optOut" in page) || page.optOut === "asked"}>
          {"optOut" in page ? <OptOut state={page.optOut} /> : <Clauses clauses={page.clauses} />}
        </PlainLayout>
      </FactsProvider>
    </FixedWords>,
  );
}
