import { SETTING_NAMES } from "../../platform/env.ts";
import { PROGRAM } from "../../platform/release.ts";
import { type Finding, mind } from "./finding.ts";

/** A shorter name is too like those of other programs. */
const LEAST_LETTERS = 6;

/** Names that nothing reads and that are one slip away from a setting: SMTP_URI, BACKUP_T0, PUBLIC_ULR. */
export function examineNames(given: Record<string, string | undefined>): Finding[] {
  const isMeant = (name: string) => !SETTING_NAMES.includes(name) && name.length >= LEAST_LETTERS;
  return Object.keys(given)
    .filter(isMeant)
    .flatMap((name) => {
      const meant = SETTING_NAMES.find((known) => !given[known] && isOneSlipAway(name, known));
      if (!meant) return [];
      const fix = `write ${meant} if it was meant; \`${PROGRAM} manual\` lists the settings`;
      return [mind("settings", `${name} is no setting of the portal`, fix)];
    });
}

/** Whether the names differ by one character or two swapped neighbours; capitals do not count. */
function isOneSlipAway(name: string, known: string): boolean {
  const written = name.toUpperCase();
  if (written === known) return true;
  let start = 0;
  while (start < known.length && written[start] === known[start]) start += 1;
  const [left, right] = [written.slice(start), known.slice(start)];
  const isSwapped =
    left.length > 1 && left.slice(0, 2) === `${right[1]}${right[0]}` && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
