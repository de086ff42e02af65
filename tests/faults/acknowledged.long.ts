import { describe, expect, test } from "bun:test";
import { type Audit, auditKills, isLoss } from "./audit.ts";

/**
 * The audit of what was acknowledged, over HTTP, of the checkout or of the executable that PORTAL_BINARY names:
 * KILLS=20 has fewer kills, SEED=7 the moments of another run.
 */
const KILLS = Number(process.env["KILLS"] || 200);
const SEED = Number(process.env["SEED"] || Math.floor(Math.random() * 1_000_000));
/** What hangs is ended (setup.ts), but each kill is a test of its own. */
const HANGS_MS = KILLS * 60_000;

function tell(what: string, { kills, sent, acknowledged, retried, faults, startedIn }: Audit): void {
  const starts = `started in ${Math.round(startedIn.median)} ms, at most ${Math.round(startedIn.slowest)}`;
  const wrong = faults.length === 0 ? "all found" : `${faults.length} faults, the first ${faults[0]}`;
  console.log(
    `${what}: ${kills} kills, ${sent} sent, ${acknowledged} acknowledged, ${retried} sent again, ${wrong}; ${starts} (SEED=${SEED})`,
  );
}

describe("a portal that is killed at any moment while it is written to", () => {
  test(
    "has lost, halved and doubled nothing that it acknowledged (R1, R5, F01)",
    async () => {
      const audit = await auditKills({ kills: KILLS, seed: SEED });
      tell("The portal", audit);
      expect(audit.faults).toEqual([]);
      expect(audit.refused).toEqual([]);
      expect(audit.kills).toBe(KILLS);
      expect(audit.acknowledged).toBeGreaterThan(KILLS);
    },
    HANGS_MS,
  );

  test(
    "is found out when it answers before its commits: the audit is not blind",
    async () => {
      const audit = await auditKills({
        kills: KILLS,
        seed: SEED,
        entry: "tests/faults/answers-early.ts",
        untilLost: true,
      });
      tell("Its twin without a write queue", audit);
      expect(audit.faults.some(isLoss)).toBe(true);
    },
    HANGS_MS,
  );
});
