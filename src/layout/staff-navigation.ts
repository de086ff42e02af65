import type { NavigationEntry } from "./navigation.ts";

/** The menu of the desk, which nobody else is sent. */
export const STAFF_NAVIGATION: readonly NavigationEntry[] = [
  { to: "/admin", label: (LL) => LL.nav.dashboard(), exact: true },
  { to: "/admin/submissions", label: (LL) => LL.nav.submissions(), count: "submissions" },
  { to: "/admin/gruporg", label: (LL) => LL.nav.reviews(), needs: "evaluations.give" },
  { to: "/admin/evaluations", label: (LL) => LL.nav.evaluations(), needs: "evaluations.view" },
  { to: "/admin/orders", label: (LL) => LL.nav.orders(), count: "orders" },
  {
    to: "/admin/custom-services",
    label: (LL) => LL.nav.customServices(),
    needs: "customServices.manage",
    count: "customServices",
  },
  { to: "/admin/requests", label: (LL) => LL.nav.requests(), needs: "requests.manage" },
  { to: "/admin/partners", label: (LL) => LL.nav.partners(), needs: "partners.register" },
  { to: "/admin/email-manager", label: (LL) => LL.nav.campaigns(), needs: "mails.manage" },
  { to: "/admin/mails", label: (LL) => LL.nav.mails(), needs: "mails.manage" },
  { to: "/admin/catalog", label: (LL) => LL.nav.catalogue(), needs: "catalogue.manage" },
  { to: "/admin/reports", label: (LL) => LL.nav.reports(), needs: "dashboard.view" },
  { to: "/admin/history", label: (LL) => LL.nav.history(), needs: "history.view" },
  { to: "/admin/staff", label: (LL) => LL.nav.staff(), needs: "staff.manage" },
  { to: "/admin/settings", label: (LL) => LL.nav.settings(), needs: "settings.update" },
];
