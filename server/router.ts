import { lazy } from "@trpc/server";
import { eventRouter, packagesRouter, settingsRouter } from "./settings/router.ts";
import type { Log } from "./platform/log.ts";
import { nextTurn } from "./platform/turns.ts";
import { describeUnread, readLate, type Unread } from "./portal/read-late.ts";
import { type Declared, refusedCall, router } from "./call/trpc.ts";

/**
 * Every domain call of the portal, one line per noun. A noun's verbs are read once the portal answers, or with
 * its first call: a start waits for none of them. The facts of the event are asked for by every page, and stand ready.
 */
export const appRouter = router({
  accounts: lazy(() => import("./accounts/router.ts")),
  event: eventRouter,
  captcha: lazy(() => import("./captcha/router.ts")),
  submissions: lazy(() => import("./submissions/router.ts")),
  interestDrafts: lazy(() => import("./interest-drafts/router.ts")),
  notes: lazy(() => import("./notes/router.ts")),
  partners: lazy(() => import("./partners/router.ts")),
  colleagues: lazy(() => import("./colleagues/router.ts")),
  handedOn: lazy(() => import("./handed-on/router.ts")),
  bulk: lazy(() => import("./bulk/router.ts")),
  catalogue: lazy(() => import("./catalogue/router.ts")),
  imports: lazy(() => import("./imports/router.ts")),
  packages: packagesRouter,
  orders: lazy(() => import("./orders/router.ts")),
  requests: lazy(() => import("./orders/requests/router.ts")),
  customServices: lazy(() => import("./custom-services/router.ts")),
  mails: lazy(() => import("./mails/router.ts")),
  campaigns: lazy(() => import("./campaigns/router.ts")),
  contracts: lazy(() => import("./contracts/router.ts")),
  evaluations: lazy(() => import("./evaluations/router.ts")),
  assignments: lazy(() => import("./assignments/router.ts")),
  decisions: lazy(() => import("./decisions/router.ts")),
  dashboard: lazy(() => import("./dashboard/router.ts")),
  reminders: lazy(() => import("./reminders/router.ts")),
  reports: lazy(() => import("./reports/router.ts")),
  history: lazy(() => import("./history/router.ts")),
  preferences: lazy(() => import("./preferences/router.ts")),
  calendar: lazy(() => import("./calendar/router.ts")),
  views: lazy(() => import("./views/router.ts")),
  opening: lazy(() => import("./opening/router.ts")),
  portalStatus: lazy(() => import("./portal-status/router.ts")),
  backup: lazy(() => import("./backup/router.ts")),
  staff: lazy(() => import("./staff/router.ts")),
  settings: settingsRouter,
});

export type AppRouter = typeof appRouter;

const { _def: mounted } = appRouter;
/** Flat, by full names, whatever its type says of nouns. */
const procedures = mounted.procedures as unknown as Record<string, { _def: { meta: Declared } }>;

// tRPC keeps the first answer of `load`, also a failure: it is only asked once the noun's code can be read.
for (const noun of Object.values(mounted.lazy)) {
  const { load } = noun;
  noun.load = async () => {
    await readLate(noun.ref).catch((error: Unread) => {
      throw refusedCall(error);
    });
    await load();
  };
}

/** What a call says of itself, by its full name ("catalogue.list"); undefined when there is none. */
export async function declaredOf(name: string): Promise<Declared | undefined> {
  await mounted.lazy[name.split(".", 1)[0] ?? ""]?.load();
  if (!Object.hasOwn(procedures, name)) return undefined;
  const { _def: definition } = procedures[name] ?? {};
  return definition?.meta;
}

/** All of them that were read; once the portal has been up for a moment, every one. */
export function declaredNames(): string[] {
  return Object.keys(procedures);
}

/** Reads the code of every noun, one between two requests, so that none of it is missing later (a folder, descriptors). */
export async function readAllNouns(log: Log): Promise<void> {
  for (const [name, noun] of Object.entries(mounted.lazy)) {
    await readLate(noun.ref).then(noun.load, (error: unknown) =>
      log.error({ noun: name, ...describeUnread(error) }, "not read"),
    );
    await nextTurn();
  }
}
