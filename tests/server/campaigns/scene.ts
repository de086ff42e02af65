import { eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { BUILT_IN } from "#domain/campaigns/built-in.ts";
import type { LetterKind } from "#domain/campaigns/kinds.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

type Audience = { kind: "filtered"; question: { filters: object } };

/** A portal, somebody of the team, and letters to send. */
export async function openCampaigns(options: Parameters<typeof openTestPortal>[0] = {}) {
  const test = await openTestPortal(options);
  const { portal } = test;
  const manager = await makeUser(portal, "SUBMISSION_MANAGER");
  const team = () => test.as(manager).campaigns;

  return {
    ...test,
    manager,
    team,
    /** A draft of a kind, ready to leave. */
    async write(to: string[] | Audience, kind: LetterKind = "notice", more: object = {}) {
      const audience = Array.isArray(to) ? { kind: "ids" as const, ids: to } : to;
      const { id } = await team().begin({ audience });
      const news = kind === "notice" && { message_pt: "A montagem começa.", message_en: "Build-up begins." };
      const letter = { kind, ...BUILT_IN[kind], ...news, subject_en: "For {{company}}", ...more };
      return team().save({ id, version: 1, letter });
    },
    /** Sends what the check shows. */
    async send({ id, version }: { id: string; version: number }) {
      const { goes, leftOut } = await team().check({ id });
      return team().send({ id, version, seen: { goes, leftOut } });
    },
    rows: (id: string) => portal.db.read.select().from(outbox).where(eq(outbox.campaignId, id)),
  };
}

/** The code of a refusal; "" for an answer. */
export async function refused(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "",
    (error: unknown) => reasonOf((error as { cause?: unknown }).cause ?? error)?.code ?? String(error),
  );
}
