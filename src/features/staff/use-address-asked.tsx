import type { ReactNode } from "react";
import { isSameAddress } from "#domain/addresses.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { useWords } from "#src/lib/words/words.tsx";

type AskForAddress = (account: { email: string; id?: string }, before?: string) => Promise<boolean>;

/** Confirms an address that is easily mistaken for another; true at once for any other address. */
export function useAddressAsked(): [AskForAddress, ReactNode] {
  const words = useWords().LL.staff.alike;
  const [ask, dialog] = useConfirm();

  async function askForAddress({ email, id }: { email: string; id?: string }, before = ""): Promise<boolean> {
    if (isSameAddress(email, before)) return true;
    const found = await trpcClient.staff.findAlike.query({ email, ...(id && { id }) }).catch(() => undefined);
    // If the check fails, the save decides.
    if (!found || !(found.mixesScripts || found.account)) return true;
    const { account } = found;
    const said = [
      found.mixesScripts ? words.mixed({ email }) : "",
      account ? words.account({ email, other: account.email, name: account.name }) : "",
    ];
    return ask({
      title: words.title(),
      description: said.filter(Boolean).join(" "),
      confirmLabel: words.confirm(),
    });
  }

  return [askForAddress, dialog];
}
