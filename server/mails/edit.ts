import { rewrite } from "#db/records.ts";
import { requireVersion } from "#db/records.ts";
import { outbox } from "#db/schema/index.ts";
import { mailEditInput } from "#domain/mail/edit.ts";
import { whyNotEditMail } from "#domain/mail/moves.ts";
import { refuse, Refusal } from "#domain/refusal.ts";
import { noteMail } from "../mail/note-mail.ts";
import { change } from "../call/verb.ts";
import { loadMail } from "./load.ts";

/** A draft to another address, or with other words of the team. */
export const editMail = change("mails.edit", {
  may: ["mails.manage"],
  input: mailEditInput,
  sample: ({ mail }) => ({
    id: mail,
    version: 1,
    toName: "Ana Moura",
    toEmail: "ana.moura@example.org",
    note: "",
  }),
  async run(tx, ctx, { id, version, note, ...to }): Promise<{ id: string; version: number }> {
    const mail = await loadMail(tx, id);
    const reason = whyNotEditMail(mail);
    if (reason) throw new Refusal(reason);
    requireVersion("mail", mail, version);
    const hasNote = typeof mail.params["note"] === "string";
    const isSame =
      mail.toEmail === to.toEmail && mail.toName === to.toName && (!hasNote || mail.params["note"] === note);
    if (isSame) throw refuse("nothingChanged");
    const params = hasNote ? { ...mail.params, note } : mail.params;
    const after = await rewrite(tx, outbox, mail, { ...to, params, editedAt: ctx.now });
    noteMail(tx, mail.id);
    return { id: mail.id, version: after.version };
  },
});
