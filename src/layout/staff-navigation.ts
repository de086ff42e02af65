import type { NavigationEntry } from "./navigation.ts";

/** The menu of the desk, which nobody else is sent. */
export const STAFF_NAVIGATION: readonly NavigationEntry[] = [
  { to: "/admin", label: (LL) => LL.rail.to.dashboard(), exact: true },
  { to: "/admin/submissions", label: (LL) => LL.rail.to.submissions(), count: "submissions" },
  { to: "/admin/gruporg", label: (LL) => LL.rail.to.reviews(), needs: "evaluations.give" },
  { to: "/admin/evaluations", label: (LL) => LL.rail.to.evaluations(), needs: "evaluations.view" },
  { to: "/admin/orders", label: (LL) => LL.rail.to.orders(), count: "orders" },
  {
    to: "/admin/custom-services",
    label: (LL) => LL.rail.to.customServices(),
    needs: "customServices.manage",
    count: "customServices",
  },
  { to: "/admin/payments", label: (LL) => LL.rail.to.payments(), needs: "orders.view" },
  { to: "/admin/requests", label: (LL) => LL.rail.to.requests(), needs: "requests.manage" },
  { to: "/admin/partners", label: (LL) => LL.rail.to.partners(), needs: "partners.register" },
  { to: "/admin/email-manager", label: (LL) => LL.rail.to.campaigns(), needs: "mails.manage" },
  { to: "/admin/mails", label: (LL) => LL.rail.to.mails(), needs: "mails.manage" },
  { to: "/admin/catalog", label: (LL) => LL.rail.to.catalogue(), needs: "catalogue.manage" },
  { to: "/admin/reports", label: (LL) => LL.rail.to.reports(), needs: "dashboard.view" },
  { to: "/admin/history", label: (LL) => LL.rail.to.history(), needs: "history.view" },
  { to: "/admin/staff", label: (LL) => LL.rail.to.staff(), needs: "staff.manage" },
  { to: "/admin/status", label: (LL) => LL.rail.to.status(), needs: "portal.watch" },
  { to: "/admin/settings", label: (LL) => LL.rail.to.settings(), needs: "settings.update" },
];
