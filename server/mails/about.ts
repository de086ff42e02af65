import { and, desc, eq, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { isAddress } from "#db/addresses.ts";
import { outbox, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../call/verb.ts";
import type { Ctx } from "../portal/context.ts";
import { refuse } from "#domain/refusal.ts";

/** Most messages shown, the newest; the others are in the list of messages. */
const SHOWN = 50;

const aboutInput = v.strictObject({ kind: v.picklist(["order", "submission", "account"]), id: id() });
type About = v.InferOutput<typeof aboutInput>;

/** Every message about an order or a submission, or to the person of an account, codes included, without their text. */
export const mailsAbout = question("mails.about", {
  may: ["mails.manage"],
  input: aboutInput,
  sample: ({ order }) => ({ kind: "order" as const, id: order }),
  async run(ctx, input) {
    const rows = await ctx.db.read
      .select({
        id: outbox.id,
        subject: outbox.subject,
        locale: outbox.locale,
        toName: outbox.toName,
        toEmail: outbox.toEmail,
        status: outbox.status,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .where(await isAbout(ctx, input))
      .orderBy(desc(outbox.createdAt))
      .limit(SHOWN + 1);
    return {
      isMore: rows.length > SHOWN,
      items: rows
        .slice(0, SHOWN)
        .map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
    };
  },
});

async function isAbout({ db }: Ctx, about: About): Promise<SQL | undefined> {
  if (about.kind !== "account") return and(eq(outbox.recordKind, about.kind), eq(outbox.recordId, about.id));
  const [account] = await db.read.select({ email: users.email }).from(users).where(eq(users.id, about.id));
  if (!account) throw refuse("notFound", { record: "account" });
  return isAddress(outbox.toEmail, account.email);
}
