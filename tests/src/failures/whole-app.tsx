import { afterAll } from "bun:test";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { toast } from "sonner";
import type { Locale } from "#domain/locales.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { openPage } from "../page.tsx";
import { TabStorage } from "../lib/kept/tab.ts";
import { openTestPortal, VISITOR } from "../../portal.ts";
import { openRoad } from "./road.ts";

/** Whoever sits at the page. */
export type Person = "admin" | "manager" | "exhibitor" | "other exhibitor" | "visitor";
const ADMIN = { email: "admin@example.org", password: "Seringueira$2025" };
const PASSWORD = "Igarape@2025";
const PEOPLE = {
  admin: ADMIN,
  manager: { email: "submissions@example.org", password: PASSWORD },
  exhibitor: { email: "ana.moura@example.org", password: PASSWORD },
  "other exhibitor": { email: "carla.teixeira@example.org", password: PASSWORD },
};
/** So often the page may come to its turn before it is held to say nothing. */
const TURNS = 300;

/** Nothing lies below the edge of a page without one. */
class EverythingInView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * The whole application over a whole portal with its demonstration, in a page without a browser: what is pressed calls the
 * real server, but for the calls that are to fail.
 */
export async function openWholeApp() {
  const server = await openTestPortal({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ADMIN_NAME: "Marina" },
  });
  await ensureFirstAdmin(server.portal, () => undefined);
  await fillDemo(server.portal);
  const page = openPage();
  page.give("IntersectionObserver", EverythingInView);
  // What looks now and then whether rows have moved would do so after the last test, too.
  Object.assign(globalThis, { requestIdleCallback: () => 0 });
  const road = openRoad(server);
  const { createAppRouter } = await import("#src/router.tsx");
  const { changeLocale, loadWords, WordsProvider } = await import("#src/lib/words/words.tsx");
  const { FactsProvider } = await import("#src/lib/event/event.tsx");
  const { queryClient } = await import("#src/lib/call/query-client.ts");
  const { forgetUser } = await import("#src/session/store.ts");
  const event = await server.as(VISITOR).event.get();
  const facts = { event, now: server.portal.clock().toISOString(), sendsMail: true };
  afterAll(() => {
    queryClient.clear();
    forgetUser();
  });
  let before: Person | undefined;

  /** A page of its own: nothing typed, opened or said before is left. */
  async function open(person: Person, path: string, locale: Locale): Promise<void> {
    await page.close();
    road.mend();
    await page.run(() => void toast.dismiss());
    TabStorage.open();
    if (person !== before) {
      queryClient.clear();
      forgetUser();
      await road.signIn(person === "visitor" ? undefined : PEOPLE[person]);
      before = person;
    }
    await loadWords();
    await changeLocale(locale);
    const router = createAppRouter();
    router.update({ history: createMemoryHistory({ initialEntries: [path] }) } as never);
    await page.draw(
      <WordsProvider>
        <FactsProvider facts={facts}>
          <RouterProvider router={router} />
        </FactsProvider>
      </WordsProvider>,
    );
    if (!(await comes(() => page.all("h1").length > 0))) throw new Error(`There is no page at ${path}.`);
  }

  /** Whether it came to be, in as many turns as it may take. */
  async function comes(isSo: () => boolean): Promise<boolean> {
    for (let turns = 0; turns < TURNS && !isSo(); turns += 1) await page.turn();
    return isSo();
  }

  return { server, page, road, open, comes };
}
