import type { OutboxStatus } from "#domain/mail/statuses.ts";
import type { Tone } from "#src/components/ui/badge.tsx";

export const MAIL_TONES: Record<OutboxStatus, Tone> = {
  draft: "outline",
  queued: "wait",
  sending: "work",
  sent: "good",
  kept: "wait",
  failed: "wait",
  dead: "error",
  skipped: "outline",
};
