import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { sendsMail } from "../platform/env.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { change, question } from "../call/verb.ts";
import { loadMail } from "./load.ts";

/**
 * Writes a test message to the calling administrator, delivered like any other; null where there is no mail server.
 */
export const sendTest = change("mails.sendTest", {
  may: ["settings.update"],
  async run(tx, ctx): Promise<{ id: string | null }> {
    if (!sendsMail(ctx.portal.env)) return { id: null };
    const { email, name, language } = ctx.actor;
    const letter = { template: "testMail", to: { email, name }, locale: language, params: {} } as const;
    return { id: (await enqueueMail(tx, ctx, letter)) ?? null };
  },
});

/** `reason` is what the mail server said. */
type Tested = { state: "underWay" | "taken" | "refused"; to: string; reason: string };

/** The outcome of a test message. */
export const readTest = question("mails.test", {
  may: ["settings.update"],
  input: v.strictObject({ id: id() }),
  sample: ({ mail }) => ({ id: mail }),
  async run({ db }, input): Promise<Tested> {
    const { status, toEmail: to, lastError: reason } = await loadMail(db.read, input.id);
    const isUnderWay = status === "queued" || status === "sending";
    const state = isUnderWay ? "underWay" : status === "sent" ? "taken" : "refused";
    return { state, to, reason };
  },
});
