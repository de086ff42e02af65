import { descriptorLimit } from "../../platform/descriptors.ts";
import { bad, type Finding, mind, ok } from "./finding.ts";

const ADVISED = 4096;
const LEAST = 256;

/** How many files and connections a process may have open. */
export async function examineLimits(): Promise<Finding[]> {
  const limit = descriptorLimit();
  if (limit === undefined) return [];
  const fix = `raise it to ${ADVISED} or more: LimitNOFILE= of the systemd unit, or ulimit -n`;
  if (limit < LEAST) return [bad("files", `only ${limit} may be open`, fix)];
  if (limit < ADVISED) return [mind("files", `${limit} may be open at once`, fix)];
  return [ok("files", `${limit} may be open at once`)];
}

/** Whether every face that papers are set in can be read. */
export async function examineFonts(): Promise<Finding[]> {
  const { FAMILIES, openFamily } = await import("../../documents/type/families.ts");
  const broken = FAMILIES.filter((name) => {
    try {
      openFamily(name);
      return false;
    } catch {
      return true;
    }
  });
  if (broken.length === 0) return [ok("fonts", `${FAMILIES.length} families of letters can be read`)];
  const fix = "put the executable in place again: it is not whole";
  return [bad("fonts", `${broken.join(", ")} cannot be read`, fix)];
}
