/** Whether the portal answers at all: what then cannot be fetched will not come by waiting. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/api/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
