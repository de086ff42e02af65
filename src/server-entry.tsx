import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Locale } from "#domain/locales.ts";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { EventProvider } from "./lib/event.tsx";
import { FixedWords } from "./lib/words.tsx";
import { createAppRouter } from "./router.tsx";

/** One public page or login as HTML, as nobody in particular sees it; main.tsx takes it over in the browser. */
export async function renderPage(page: {
  path: string;
  locale: Locale;
  event: PublicEvent;
}): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [page.path] }));
  await router.load();
  return renderToString(
    <FixedWords locale={page.locale}>
      <EventProvider event={page.event}>
        <RouterProvider router={router} />
      </EventProvider>
    </FixedWords>,
  );
}
