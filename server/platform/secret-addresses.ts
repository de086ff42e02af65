/**
 * What stands in an address before the secret of a link. No log may hold what follows: ours not (log.ts), nor those of
 * the proxies, whose examples in deploy/ repeat this list. A route whose parameter is neither open nor behind one of
 * these fails `tests/server/secret-addresses.test.ts`, and so does an example that says something else.
 */
export const BEFORE_SECRET = [
  "status",
  "invitation",
  "confirm-email",
  "handed-on",
  "calendar",
  "unsubscribe",
  "interest",
] as const;
