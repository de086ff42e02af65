/** Whether a file lies at an address of its giver's, and not with us. */
export function isElsewhere(url: string): boolean {
  return !url.startsWith("/");
}

/** Where an address leads, as it is shown beside the name. */
export function hostOf(url: string): string {
  return URL.parse(url)?.host ?? "";
}
