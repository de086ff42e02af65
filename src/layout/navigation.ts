import type { LinkProps } from "@tanstack/react-router";
import type { Action } from "#domain/permissions.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** One entry of a menu: where it leads and its name in the reader's language. */
export type NavigationEntry = {
  to: LinkProps["to"];
  label: (LL: TranslationFunctions) => string;
  /** Only this very address marks the entry as current, not the pages below it. */
  exact?: boolean;
  /** The action that the reader's role must allow to see the entry. */
  needs?: Action;
  /** Which of the desk's counts stands beside it. */
  count?: DeskCount;
  /** What the menu folds away under the entry (HDR-03, HDR-09). */
  children?: readonly NavigationEntry[];
};

/** What waits for the staff; the route that renders the layout brings the figures. */
export type DeskCount = "submissions" | "orders" | "customServices";

/** The menu of the public pages (HDR-02, HDR-03). */
export const PUBLIC_NAVIGATION: readonly NavigationEntry[] = [
  { to: "/overview", label: (LL) => LL.nav.overview() },
  {
    to: "/partnership-and-exhibit",
    label: (LL) => LL.nav.participation(),
    children: [{ to: "/exhibiting", label: (LL) => LL.nav.exhibiting() }],
  },
  { to: "/services-and-support", label: (LL) => LL.nav.support() },
];

/** Every page that anybody may read, for the footer; the only menu of a phone without JavaScript. */
export const SITE_MAP: readonly NavigationEntry[] = [
  { to: "/", label: (LL) => LL.nav.home(), exact: true },
  ...PUBLIC_NAVIGATION.flatMap((entry) => [entry, ...(entry.children ?? [])]),
  { to: "/expression-of-interest", label: (LL) => LL.nav.expressionOfInterest() },
  { to: "/privacy-policy", label: (LL) => LL.nav.privacy() },
];
