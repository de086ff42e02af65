import { Resolver } from "node:dns/promises";
import { sendsMail } from "../../platform/env.ts";
import { type Finding, mind, ok, type Patient } from "./finding.ts";

const PATIENCE_MS = 3_000;
/** The name is there, but has no text; or nothing of that name is. */
const NO_TEXT = ["ENODATA", "ENOTFOUND"];
/** Domains reserved for examples. */
const EXAMPLE = /(?:^|\.)example(?:\.(?:org|com|net))?$/;

/** Queries the DNS for the TXT records of a name; throws with the code of `node:dns`. */
export type AskTexts = (name: string) => Promise<string[]>;

type Answer = { texts: string[]; isThere: boolean };

/**
 * Whether the domain of MAIL_FROM says who may send for it (SPF), what becomes of what others send (DMARC), and has any
 * key that mail is signed with (DKIM, whose name only the mail server knows). Without them mail arrives as junk.
 */
export async function examineSender({ env }: Patient, askTexts: AskTexts = askDns()): Promise<Finding[]> {
  const domain = /@([^\s>]+)>?\s*$/.exec(env.MAIL_FROM)?.[1]?.toLowerCase() ?? "";
  if (!sendsMail(env) || domain === "" || EXAMPLE.test(domain)) return [];
  try {
    const [own, policy, keys] = await Promise.all(
      [domain, `_dmarc.${domain}`, `_domainkey.${domain}`].map((name) => ask(askTexts, name)),
    );
    const organisation = domain.split(".").slice(1).join(".");
    const inherited = organisation.includes(".") ? await ask(askTexts, `_dmarc.${organisation}`) : undefined;
    const senders = countOf(own, "v=spf1");
    const lacks = [
      ...senderLacks(domain, senders),
      ...(countOf(policy, "v=DMARC1") + countOf(inherited, "v=DMARC1") === 0 ? [noPolicy(domain)] : []),
      ...(keys?.isThere ? [] : [noKey(domain)]),
    ];
    return lacks.length > 0 ? lacks : [ok("sender", `${domain} has SPF, DKIM and DMARC`)];
  } catch (error) {
    const { code = "no answer" } = error as { code?: string };
    const what = `SPF, DKIM and DMARC of ${domain} could not be asked for (${code})`;
    return [mind("sender", what, "look at /etc/resolv.conf and the firewall, or ask from another machine")];
  }
}

function senderLacks(domain: string, senders: number): Finding[] {
  if (senders === 1) return [];
  if (senders > 1)
    return [mind("sender", `${domain} has ${senders} SPF records: receivers heed none`, "make one of them")];
  const fix = `a TXT record of ${domain}: v=spf1 include:(the name your mail service tells) -all`;
  return [mind("sender", `${domain} does not say who may send for it (SPF)`, fix)];
}

function noPolicy(domain: string): Finding {
  const fix = `a TXT record of _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`;
  return mind("sender", `${domain} does not say what becomes of forged mail (DMARC)`, fix);
}

function noKey(domain: string): Finding {
  const fix = "let the mail server sign (DKIM) and publish the record that it shows for it";
  return mind("sender", `nothing is under _domainkey.${domain}: mail is not signed in its name (DKIM)`, fix);
}

async function ask(askTexts: AskTexts, name: string): Promise<Answer> {
  try {
    return { texts: await askTexts(name), isThere: true };
  } catch (error) {
    const { code = "" } = error as { code?: string };
    // A name without a text is there when something stands below it (RFC 8020).
    if (NO_TEXT.includes(code)) return { texts: [], isThere: code === "ENODATA" };
    throw error;
  }
}

function countOf(answer: Answer | undefined, beginning: string): number {
  const isMeant = (text: string) => text.toLowerCase().startsWith(beginning.toLowerCase());
  return answer?.texts.filter(isMeant).length ?? 0;
}

function askDns(): AskTexts {
  const resolver = new Resolver({ timeout: PATIENCE_MS, tries: 1 });
  return async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
}
