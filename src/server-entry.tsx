import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Locale } from "#domain/locales.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { EventProvider } from "./lib/event.tsx";
import { FixedWords } from "./lib/words.tsx";
import { createAppRouter } from "./router.tsx";

/** What React leaves in the place of a part that failed. */
const FAILED_PART = "<!--$!-->";

/**
 * One public page or login as HTML, as nobody in particular sees it; main.tsx takes it over in the browser. Fails when a
 * part of it does, rather than answer a page with a hole or an excuse.
 */
export async function renderPage(page: {
  path: string;
  locale: Locale;
  event: PublicEvent;
}): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [page.path] }));
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === "error");
  if (failed) throw failed.error;
  const html = renderToString(
    <FixedWords locale={page.locale}>
      <EventProvider event={page.event}>
        <RouterProvider router={router} />
      </EventProvider>
    </FixedWords>,
  );
  if (html.includes(FAILED_PART)) throw new Error("a part of the page could not be rendered");
  return html;
}
