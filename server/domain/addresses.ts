/**
 * An e-mail address as two of them are compared: lower case, its domain in punycode. rosa@açaí.com.br and
 * rosa@xn--aa-4iaz.com.br reach the same mailbox; a browser hands over the second where the first was typed.
 */
export function addressKey(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  // An address in ASCII has one spelling only.
  if (at === -1 || !/[^\0-\x7F]/.test(typed.slice(at))) return typed;
  return `${typed.slice(0, at)}@${asciiDomain(typed.slice(at + 1)) ?? typed.slice(at + 1)}`;
}

/** Whether both are one address, whatever the spelling. */
export function isSameAddress(one: string, other: string): boolean {
  return addressKey(one) === addressKey(other);
}

/** A domain in ASCII; undefined when it cannot be a host name. */
export function asciiDomain(domain: string): string | undefined {
  return URL.parse(`http://${domain}`)?.hostname;
}
