import { afterAll, setSystemTime } from "bun:test";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { toast } from "sonner";
import type { Locale } from "#domain/locales.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { findAccount, openStage } from "#server/demo/stage.ts";
import { readyDemo } from "#server/demo/fill.ts";
import { sendsMail } from "#server/platform/env.ts";
import type { SessionUser } from "#src/session/user.ts";
import { TabStorage } from "../lib/kept/tab.ts";
import { VISITOR } from "../../portal.ts";
import { openDemoPortal } from "./demo-portal.ts";
import { handOn } from "./hand.ts";
import { lookOn } from "./look.ts";
import { openOwnPage } from "./own-page.ts";
import { type Account, accountOf, type Person } from "./people.ts";
import { openRoad } from "./road.ts";

export { demo, DEMO_PASSWORD, type Person } from "./people.ts";

loadAllLocales();
/** What the portal says, in a language: as a test expects it. */
export const WORDS = { pt: i18nObject("pt"), en: i18nObject("en") };

type Options = {
  /** Nothing that somebody does succeeds: what was read for a page serves the next. */
  isUnchanged?: true;
};

/**
 * The whole application over a whole portal with its demonstration, in a page without a browser: what is pressed calls the
 * real server, but for the calls that are to fail.
 */
export async function openWholeApp(options: Options = {}) {
  const { server, smtp } = await openDemoPortal();
  // The page's day is the portal's.
  setSystemTime(server.portal.clock());
  const page = openOwnPage();
  const road = openRoad(server);
  const app = await readApp();
  let router: ReturnType<typeof app.createAppRouter> | undefined;
  let before: Person | undefined;
  let user: SessionUser | undefined;
  afterAll(() => {
    setSystemTime();
    app.queryClient.clear();
    app.forgetUser();
  });

  /** A page of its own: nothing typed, opened or said before is left. */
  async function open(person: Person, path: string, locale: Locale = "en"): Promise<void> {
    await page.close();
    app.dropUnsent();
    app.changeEoi(app.FRESH);
    TabStorage.open();
    localStorage.clear();
    road.mend();
    app.forgetUser();
    // Where lists were left is forgotten with whoever left them.
    app.rowLeft("", {});
    if (person !== before || person === "visitor") {
      app.queryClient.clear();
      before = person;
      user = await road.signIn(accountOf(person));
    }
    if (user) app.storeUser(user);
    await app.loadWords();
    await app.changeLocale(locale);
    await draw(path);
  }

  /** As whoever is there, with what the tab has kept. */
  async function draw(path: string): Promise<void> {
    await page.close();
    await page.run(() => void toast.dismiss());
    if (!options.isUnchanged) app.queryClient.clear();
    const facts = {
      event: await server.as(VISITOR).event.get(),
      now: server.portal.clock().toISOString(),
      sendsMail: sendsMail(server.portal.env),
    };
    router = app.createAppRouter();
    router.update({ history: createMemoryHistory({ initialEntries: [path] }) } as never);
    await page.draw(
      <app.WordsProvider>
        <app.FactsProvider facts={facts}>
          <RouterProvider router={router} />
        </app.FactsProvider>
      </app.WordsProvider>,
    );
    await look.until(
      () => page.all("h1, main [role=alert]").length > 0 || page.all("body")[0]?.textContent === "NotFound",
      () => `there is no page at ${path}`,
    );
  }

  const look = lookOn({ page, isQuiet: road.isQuiet, where: () => router?.state.location.href ?? "" });

  return {
    server,
    page,
    road,
    open,
    ...look,
    ...pastScreens(server, smtp),
    hand: handOn(page, look.comes),
    /** As a browser loads the page again. */
    reload: () => draw(look.where()),
    switchTo: (locale: Locale) => page.run(() => void app.changeLocale(locale)),
  };
}

export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;

/** The application, read once its page is there. */
async function readApp() {
  const { createAppRouter } = await import("#src/router.tsx");
  const { changeLocale, loadWords, WordsProvider } = await import("#src/lib/words/words.tsx");
  const { FactsProvider } = await import("#src/lib/event/event.tsx");
  const { queryClient } = await import("#src/lib/call/query-client.ts");
  const { forgetUser, storeUser } = await import("#src/session/store.ts");
  const { changeEoi, FRESH } = await import("#src/features/submissions/eoi/eoi-memory.ts");
  const { dropUnsent } = await import("#src/session/unsent.ts");
  const { rowLeft } = await import("#src/lib/kept/list-places.ts");
  const words = { changeLocale, loadWords, WordsProvider, FactsProvider };
  const left = { queryClient, forgetUser, storeUser, changeEoi, FRESH, dropUnsent, rowLeft };
  return Object.assign(words, left, { createAppRouter });
}

type Opened = Awaited<ReturnType<typeof openDemoPortal>>;

/** What a test does and asks past the screens. */
function pastScreens(server: Opened["server"], smtp: Opened["smtp"]) {
  return {
    /** Whoever has not chosen a password yet, with the one that was mailed. */
    async newcomer(): Promise<Account> {
      const { firstAccess } = await readyDemo(server.portal);
      if (!firstAccess) throw new Error("everybody has chosen a password");
      return firstAccess;
    },
    /** A change under the page's own session, past its screen; answers the status. */
    async call(path: string, body: object): Promise<number> {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    /** The newest mail that went to somebody. */
    async mailTo(email: string) {
      await server.portal.drainMail();
      const found = smtp.messages.findLast(({ recipients }) => recipients.includes(email));
      if (!found) throw new Error(`no mail went to ${email}`);
      return found.mail;
    },
    /** What the server holds, as this person may ask for it. */
    async as(person: Exclude<Person, "visitor">) {
      const { email } = accountOf(person) as Account;
      const user = await findAccount(openStage(server.portal), email);
      return server.as(user);
    },
  };
}
