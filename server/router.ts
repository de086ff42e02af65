import { accountsRouter } from "./accounts/router.ts";
import { captchaRouter } from "./captcha/router.ts";
import { catalogueRouter } from "./catalogue/router.ts";
import { colleaguesRouter } from "./colleagues/router.ts";
import { contractsRouter } from "./contracts/router.ts";
import { dashboardRouter } from "./dashboard/router.ts";
import { ordersRouter } from "./orders/router.ts";
import { partnersRouter } from "./partners/router.ts";
import { eventRouter, packagesRouter, settingsRouter } from "./settings/router.ts";
import { staffRouter } from "./staff/router.ts";
import { submissionsRouter } from "./submissions/router.ts";
import { type Declared, router } from "./trpc.ts";

/** Every domain call of the portal, one line per noun. */
export const appRouter = router({
  accounts: accountsRouter,
  event: eventRouter,
  captcha: captchaRouter,
  submissions: submissionsRouter,
  partners: partnersRouter,
  colleagues: colleaguesRouter,
  catalogue: catalogueRouter,
  packages: packagesRouter,
  orders: ordersRouter,
  contracts: contractsRouter,
  dashboard: dashboardRouter,
  staff: staffRouter,
  settings: settingsRouter,
});

export type AppRouter = typeof appRouter;

const { _def: mounted } = appRouter;
/** Flat, by full names, whatever its type says of nouns. */
const procedures = mounted.procedures as unknown as Record<string, { _def: { meta: Declared } }>;

/** What a call says of itself, by its full name ("catalogue.list"); undefined when there is none. */
export function declaredOf(name: string): Declared | undefined {
  if (!Object.hasOwn(procedures, name)) return undefined;
  const { _def: definition } = procedures[name] ?? {};
  return definition?.meta;
}
