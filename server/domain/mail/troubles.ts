/** Why no message leaves, whoever it is for: what whoever runs the portal has to mend, not its recipient. */
export type MailTrouble = "host" | "unreachable" | "encryption" | "login" | "silent";

/** In the order in which they are looked for: what a server answered begins with its code. */
const SIGNS: Record<MailTrouble, RegExp> = {
  login: /^(?:530(?!.*STARTTLS)|534|535|538)\b/i,
  encryption: /^(?:530|451|454)\b.*TLS|^(?!\d{3}[ -]).*(?:certificate|SSL|TLS)/i,
  host: /ENOTFOUND|EAI_AGAIN/,
  unreachable: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|Connection timeout/,
  silent:
    /^(?!\d{3}[ -]).*(?:Greeting never received|Timeout|took too long|connection (?:was )?closed|closed unexpectedly|ECONNRESET)/i,
};

/**
 * The kind of trouble, read from a stored failure: the server's words or those of the connection; undefined for any
 * other.
 */
export function troubleOf(said: string): MailTrouble | undefined {
  return (Object.keys(SIGNS) as MailTrouble[]).find((trouble) => SIGNS[trouble].test(said));
}
