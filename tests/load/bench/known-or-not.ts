import { median } from "../median.ts";
import { bytesOf, login, type Request } from "./calls.ts";
import { type Line, openLine } from "./line.ts";
import type { Season } from "./season.ts";
import type { Figure, Work } from "./work.ts";

/** G5: whether the time of an answer tells who has an account. Each pair comes from an address of its own. */

const PAIRS = 200;

/** A login with a wrong password, and the request for a recovery code. */
const ASKED: { status: number; request: (email: string, address: string) => Request }[] = [
  { status: 401, request: (email, address) => login({ email, password: "Wrong?Guess1" }, address) },
  {
    status: 200,
    request: (email, address) => ({
      method: "POST",
      path: "/api/user/request-password-recovery",
      body: JSON.stringify({ email }),
      headers: { "x-forwarded-for": address },
    }),
  },
];

export const knownOrNot: Work = {
  id: "G5",
  what: "login and recovery: a known account beside an unknown one, medians of 200 pairs",
  reach: { p50: 5 },
  async portal({ target: { port }, season }) {
    return async (): Promise<Figure> => {
      const line = await openLine(port);
      const found = [];
      for (const asked of ASKED) found.push(await differenceOf(line, port, season, asked));
      line.hangUp();
      return {
        p50: Math.max(...found.map(({ difference }) => difference)),
        bad: found.reduce((sum, { bad }) => sum + bad, 0),
      };
    };
  },
};

async function differenceOf(
  line: Line,
  port: number,
  { partners }: Season,
  { status, request }: (typeof ASKED)[number],
): Promise<{ difference: number; bad: number }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  let bad = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const known = partners[pair % partners.length]?.email ?? "";
    for (const kind of ["known", "unknown"] as const) {
      const email = kind === "known" ? known : `nobody-${pair}@example.org`;
      const bytes = bytesOf(port, request(email, `203.0.${pair}.${kind === "known" ? 1 : 2}`));
      const began = performance.now();
      const answer = await line.ask(bytes);
      times[kind].push(performance.now() - began);
      bad += Number(answer.status !== status);
    }
  }
  return { difference: Math.abs(median(times.known) - median(times.unknown)), bad };
}
