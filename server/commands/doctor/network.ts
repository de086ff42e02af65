import { isPlainHttp, isThisMachine } from "../../http/plain-http.ts";
import { bad, type Finding, mind, ok, type Patient } from "./finding.ts";

const PATIENCE_MS = 5_000;
const FIX_OF_PORT: Record<string, string> = {
  EADDRINUSE: "end the other program (ss -ltnp names it), or set PORT to another number",
  EACCES: "set PORT to 1024 or more and let the proxy listen on 80 and 443",
  EADDRNOTAVAIL: "set HOST to an address of this machine: 127.0.0.1 behind a proxy, 0.0.0.0 for all",
};

/** Whether the portal can listen on its port; a running portal already does. */
export async function examinePort({ env, runningAs }: Patient): Promise<Finding[]> {
  const where = `${env.HOST}:${env.PORT}`;
  if (runningAs && (await answers(`http://${localHost(env.HOST)}:${env.PORT}`)))
    return [ok("port", `the portal with process id ${runningAs} answers at ${where}`)];
  try {
    Bun.listen({ hostname: env.HOST, port: env.PORT, socket: { data: () => undefined } }).stop(true);
    if (!runningAs) return [ok("port", `${where} is free`)];
    const fix = "look into its log; it may have been started with another PORT";
    return [mind("port", `the portal with process id ${runningAs} does not answer at ${where}`, fix)];
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    return [
      bad("port", `${where} cannot be listened on (${code})`, FIX_OF_PORT[code] ?? "set HOST and PORT"),
    ];
  }
}

/** PUBLIC_URL, HOST and TRUST_PROXY must tell the same story, and the address must lead here. */
export async function examineProxy({ env, runningAs }: Patient): Promise<Finding[]> {
  const { protocol, hostname } = new URL(env.PUBLIC_URL);
  const isHere = isThisMachine(hostname);
  const isOpen = !/^(localhost|127\.|::1)/.test(env.HOST);
  const found: Finding[] = [];
  if (isHere) {
    const what = `PUBLIC_URL is ${env.PUBLIC_URL}, which only this machine can open`;
    found.push(mind("proxy", what, "set PUBLIC_URL to the address people use, with https"));
  } else if (isPlainHttp(env.PUBLIC_URL)) {
    const what = `PUBLIC_URL is ${env.PUBLIC_URL}: passwords would travel in the open, and browsers reckon the captcha slowly`;
    found.push(
      mind("proxy", what, "put a proxy with a certificate in front (deploy/) and use its https address"),
    );
  }
  if (protocol === "https:" && !env.TRUST_PROXY) {
    const what = "TRUST_PROXY is 0 behind https: all readers would share the proxy's address and its limits";
    found.push(mind("proxy", what, "set TRUST_PROXY=1 and let the proxy write X-Forwarded-For"));
  }
  if (env.TRUST_PROXY && isOpen) {
    const what = `TRUST_PROXY is 1 and HOST ${env.HOST} can be reached past the proxy: callers choose their address`;
    found.push(mind("proxy", what, "set HOST=127.0.0.1, or let the firewall keep others from the port"));
  }
  if (runningAs && !isHere) found.push(await leadsHere(env.PUBLIC_URL));
  return found.length > 0 ? found : [ok("proxy", `PUBLIC_URL ${env.PUBLIC_URL} and TRUST_PROXY agree`)];
}

async function leadsHere(url: string): Promise<Finding> {
  const seen = await answers(url);
  if (seen) return ok("proxy", `${url} leads to a portal`);
  const fix = "look at the proxy, its certificate, the name in the DNS and the firewall";
  return mind("proxy", `${url}/api/health does not answer as a portal does`, fix);
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await answer.json();
    return typeof body === "object" && body !== null && "status" in body;
  } catch {
    return false;
  }
}

/** The address at which this machine reaches what listens on HOST. */
export function localHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
