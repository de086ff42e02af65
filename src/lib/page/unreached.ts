/** What a call says that was given up. */
export const TOO_LATE = "network: no answer in time";

/** The call or its answer was lost on the way. */
export function isLostOnTheWay(error: unknown): boolean {
  if (error instanceof TypeError) return /fetch|network|load failed/i.test(error.message);
  if (!(error instanceof Error)) return false;
  return error.name === "TRPCClientError" && error.cause instanceof TypeError && !hasAnswer(error);
}

/** A proxy answered in the place of a portal that does not, with a page of its own in a language of its own. */
export function isOfProxy({ status, headers }: Response): boolean {
  return status >= 502 && status <= 504 && !headers.get("content-type")?.includes("json");
}

/** Whether the call timed out: repeated at once, it would hold its reader up for minutes. */
export function isTooLate(error: unknown): boolean {
  return error instanceof Error && error.message === TOO_LATE;
}

type Failed = {
  status?: unknown;
  data?: { httpStatus?: unknown } | null;
  meta?: { response?: { status?: unknown } } | null;
};

/** Of a failed call, tRPC's, a proxy's or ours; undefined when the server was never reached. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { status, data, meta } = error as Failed;
  const found = data?.httpStatus ?? status ?? meta?.response?.status;
  return typeof found === "number" ? found : undefined;
}

function hasAnswer(error: Error): boolean {
  const { data } = error as { data?: unknown };
  return typeof data === "object" && data !== null;
}
