import { linkToken, readLinkToken } from "../platform/link-token.ts";
import type { Portal } from "../portal/portal.ts";

const PURPOSE = "calendar";

/** `number`: how often the address was renewed; one of a former number opens nothing. */
export type Addressed = { userId: string; number: number };

/** The one address of an account's calendar. It is made of SECRET, so the database holds nothing that opens it. */
export function calendarUrlOf(portal: Pick<Portal, "env" | "secret">, { userId, number }: Addressed): string {
  const token = linkToken(portal.secret, PURPOSE, `${userId}_${number}`);
  return `${portal.env.PUBLIC_URL}/calendar/${token}.ics`;
}

/** The account that the last part of an address names, and under which number; undefined for anything but ours. */
export function readCalendarName({ secret }: Pick<Portal, "secret">, name: string): Addressed | undefined {
  if (!name.endsWith(".ics")) return undefined;
  const named = readLinkToken(secret, PURPOSE, name.slice(0, -".ics".length));
  const [userId = "", number = ""] = named?.split("_") ?? [];
  return named === undefined ? undefined : { userId, number: Number(number) };
}
