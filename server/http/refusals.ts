import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { Refusal, type Reason } from "#domain/refusal.ts";
import { statusOf } from "#domain/refusals.ts";
import { sayInEnglish } from "#i18n/english-refusals.ts";
import { describeError, loggedPath } from "../platform/log.ts";
import { logCounted } from "../platform/log-counted.ts";
import type { Portal } from "../portal/portal.ts";
import { describeUnread, Unread } from "../portal/read-late.ts";

/**
 * The literal English texts of the REST answers (API-19); the interface translates the ones it knows. Other reasons
 * answer with the sentence of the screens.
 */
const MESSAGES: Partial<Record<Reason["code"], string>> = {
  signInRequired: "Authentication required",
  forbidden: "Access denied",
  firstAccessRequired: "Password change required",
  notFound: "Not found",
  crossSite: "Cross-site request refused",
  unsupportedMediaType: "Unsupported media type",
  payloadTooLarge: "Request body too large",
  tooManyRequests: "Too many attempts. Please wait and try again.",
  busy: "The server is busy. Please try again in a moment.",
  noRoom: "No room left to store this. Nothing was saved.",
  storageFailing: "The data cannot be read or stored right now. Nothing was saved.",
  fileDamaged: "The stored file is damaged",
  keyMalformed: "Malformed Idempotency-Key",
  fileTooLarge: "File is larger than 10 MB",
  fileTypeNotAllowed: "File type not allowed",
  pictureTooLarge: "Picture has too many pixels",
  fileEmpty: "File is empty",
  accountExists: "An account with this email already exists",
  partnerNotRegistrable: "The submission is not approved",
  stale: "Changed by somebody else in the meantime",
};

/** Answers an error of a plain HTTP route: a refusal under its status, a bug as 500 with the request's id. */
export function answerError(portal: Portal, error: unknown, c: Context): Response {
  const requestId = String(c.get("requestId"));
  const path = loggedPath(c.req.path);
  const refusal = error instanceof Refusal ? error : portal.storage.refusalOf(error);
  if (refusal) {
    const { reason } = refusal;
    if (error instanceof Unread) portal.log.error({ requestId, path, ...describeUnread(error) }, "not read");
    logCounted(portal.log, "info", { requestId, path, refused: reason.code }, "refused");
    if ("retryAfterSeconds" in reason.params)
      c.header("retry-after", String(reason.params.retryAfterSeconds));
    return c.json({ message: MESSAGES[reason.code] ?? sayInEnglish({ reason }), reason }, statusOf(reason));
  }
  // A caller who left during the request is no bug of ours, and gets no answer.
  if (c.req.raw.signal.aborted && error instanceof Error && error.name === "AbortError")
    return c.json({ message: "Request refused" }, 400);
  if (error instanceof HTTPException) return c.json({ message: "Request refused" }, error.status);
  portal.log.error({ requestId, path, ...describeError(error) }, "failed");
  return c.json({ message: "An unexpected error occurred. Please try again later.", requestId }, 500);
}
