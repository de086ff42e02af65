import { redirect, useRouter, type ParsedLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { mayEnter, pathAfterLogin } from "#domain/accounts/landing.ts";
import { findUser, signedInFor, type Area } from "./session.ts";
import { protectPage, subscribeToOtherTabs } from "./store.ts";
import type { SessionUser } from "./user.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The address a guard sent somebody away from (GRD-03). */
    from?: string;
  }
}

type Guarded = { location: ParsedLocation };

const LOGINS = { admin: "/admin/login", partner: "/partner/login" } as const satisfies Record<Area, string>;

/**
 * `beforeLoad` of an area: somebody who may not enter goes to its login with the address remembered (GRD-01 to
 * GRD-04, GRD-09, GRD-10); a partner without an own password to first access, whatever the page (GRD-08).
 */
export async function guardArea(area: Area, { location }: Guarded): Promise<void> {
  const user = await findUser();
  if (!user || !mayEnter(area, user.role)) throw toLogin(area, location);
  forgetOthersData(user);
  if (area === "partner" && user.firstLogin) throw redirect({ to: "/partner/first-access", replace: true });
}

/** `beforeLoad` of a page for anybody who is signed in, whatever the role; nobody goes home (GRD-05). */
export async function guardSignedIn(): Promise<void> {
  const user = await findUser();
  if (!user) throw redirect({ to: "/", replace: true });
  forgetOthersData(user);
}

/** `beforeLoad` of first access: for a partner who must choose a password; anybody active goes home (FA-03). */
export async function guardFirstAccess({ location }: Guarded): Promise<void> {
  const user = await findUser();
  if (!user) throw toLogin("partner", location);
  if (!user.firstLogin) throw redirect({ to: "/", replace: true });
  if (!mayEnter("partner", user.role)) throw toLogin("partner", location);
}

/** `beforeLoad` of a login page: it skips itself only for somebody whom its own area lets in, so no loop arises. */
export function skipLogin(area: Area, { location }: Guarded): void {
  const user = signedInFor(area);
  if (user) throw redirect({ href: pathAfterLogin(user, location.state.from), replace: true });
}

function toLogin(area: Area, location: ParsedLocation) {
  return redirect({ to: LOGINS[area], replace: true, state: { from: location.href } });
}

let dataOf: string | undefined;

const forgetters = new Set<() => void>();

/** For caches of what an account has read: called when another account signs in in the same window. */
export function onOtherUser(forget: () => void): void {
  forgetters.add(forget);
}

function forgetOthersData(user: SessionUser): void {
  if (dataOf !== undefined && dataOf !== user.id) for (const forget of forgetters) forget();
  dataOf = user.id;
}

/** For the layout of an area: a session that is lost under it is renewed in a dialog, over the page as it is. */
export function useGuardOnLoss(): void {
  useEffect(() => protectPage(), []);
}

/** For guarded pages and the doors to them: when another tab has signed this one in or out, the guards of the open page decide again. */
export function useGuardOnOtherTabs(): void {
  const router = useRouter();
  useEffect(() => subscribeToOtherTabs(() => void router.invalidate()), [router]);
}
