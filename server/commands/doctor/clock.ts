import { RELEASE } from "../../platform/release.ts";
import { bad, type Finding, mind, ok, type Patient } from "./finding.ts";

const HOUR_MS = 60 * 60_000;
const FIX = "let timesyncd, chrony or ntpd set the clock: windows, deadlines and logins go by it";

/** Time goes on: it cannot be earlier than what has been done already. */
export async function examineClock({ now, inspection }: Patient): Promise<Finding[]> {
  const time = now.toISOString().slice(0, 16).replace("T", " ");
  if (RELEASE.builtAt && now < new Date(RELEASE.builtAt)) {
    return [bad("clock", `${time} UTC is before this release was made (${RELEASE.builtAt})`, FIX)];
  }
  const last = inspection?.lastChange;
  if (last && last.getTime() > now.getTime() + HOUR_MS / 60) {
    const minutes = Math.round((last.getTime() - now.getTime()) / 60_000);
    return [mind("clock", `${time} UTC is ${minutes} minutes before the last change of the database`, FIX)];
  }
  return [ok("clock", `${time} UTC`)];
}
