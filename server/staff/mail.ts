import type { Tx } from "#db/client.ts";
import type { Ctx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { StaffRow } from "./account.ts";

type By = Pick<Ctx, "now" | "portal">;

/** Mails both addresses, because the former one should know. */
export async function mailEmailChange(tx: Tx, by: By, account: StaffRow, addresses: string[]): Promise<void> {
  for (const email of addresses) {
    await enqueueMail(tx, by, {
      template: "emailChanged",
      to: { email, name: account.name },
      locale: account.language,
      params: { name: account.name, email: account.email },
      record: { kind: "account", id: account.id },
    });
  }
}

export async function mailRoleChange(tx: Tx, by: By, account: StaffRow): Promise<void> {
  await enqueueMail(tx, by, {
    template: "roleChanged",
    to: account,
    locale: account.language,
    params: { name: account.name, role: account.role },
    record: { kind: "account", id: account.id },
  });
}

export async function mailPasswordChange(tx: Tx, by: By, account: StaffRow): Promise<void> {
  await enqueueMail(tx, by, {
    template: "passwordChanged",
    to: account,
    locale: account.language,
    params: { name: account.name },
    record: { kind: "account", id: account.id },
  });
}
