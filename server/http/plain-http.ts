/** On a network without a certificate what is typed can be read on its way, and browsers lend pages less of what they can. */
export function isPlainHttp(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "http:" && !isThisMachine(hostname);
}

/** An address that only this machine can open; to its browsers it is as good as one with a certificate. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost$|127\.|\[::1\])/.test(hostname);
}
