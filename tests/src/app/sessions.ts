import type { SessionUser } from "#src/session/user.ts";
import type { TestPortal } from "../../portal.ts";
import { type Browser, openBrowser } from "../../server/accounts/browser.ts";
import type { Account } from "./people.ts";

/** What the page's browser says of itself. */
export const DEVICE = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
};

/** The browser of whoever sits at the page; whoever comes back finds their session. */
export function openSessions(server: TestPortal) {
  const known = new Map<string, Browser>();
  let here = openBrowser(server);

  async function logIn(person: Account): Promise<void> {
    // Their account is open elsewhere, too.
    await openBrowser(server).call("POST", "/api/auth/login", person);
    const { status } = await here.call("POST", "/api/auth/login", person, { headers: DEVICE });
    if (status !== 200) throw new Error(`the login of ${person.email} answered ${status}`);
    known.set(person.email, here);
  }

  const readUser = () => here.call("GET", "/api/user/profile");

  return {
    here: () => here,
    /** Under the session they have here, or a new one; a visitor has none. */
    async signIn(person: Account | undefined): Promise<SessionUser | undefined> {
      here = (person && known.get(person.email)) ?? openBrowser(server);
      if (!person) return undefined;
      const found = await readUser();
      if (found.status !== 200) await logIn(person);
      const { body } = found.status === 200 ? found : await readUser();
      return body["user"] as SessionUser;
    },
    /** In another browser of theirs; what comes back asks how its session stands. */
    async comeIn(person: Account): Promise<() => Promise<number>> {
      const other = openBrowser(server);
      await other.call("POST", "/api/auth/login", person);
      return async () => (await other.call("GET", "/api/auth/verify")).status;
    },
  };
}
