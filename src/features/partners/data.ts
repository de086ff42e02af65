import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { newKey } from "#src/lib/key.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type PartnerCheck = Outputs["partners"]["check"];
export type ExistingAccount = Extract<PartnerCheck, { state: "exists" }>;
export type RegisterInput = Inputs["partners"]["register"];

/** Whether the representative has an account; asked anew each time, somebody else may have registered them. */
export function usePartnerCheck(submissionId: string, email: string | undefined) {
  return trpc.partners.check.useQuery({ submissionId, email }, { staleTime: 0, gcTime: 0 });
}

export function useRegisterPartner() {
  const utils = trpc.useUtils();
  const keyOf = useSendKey();
  return useMutation({
    mutationFn: (input: RegisterInput) =>
      utils.client.partners.register.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
    onSettled: () => Promise.all([utils.partners.invalidate(), utils.submissions.invalidate()]),
  });
}

export function useResetCredentials() {
  const utils = trpc.useUtils();
  return trpc.partners.resetCredentials.useMutation({ onSettled: () => utils.partners.invalidate() });
}

export function useLinkPartner() {
  const utils = trpc.useUtils();
  return trpc.partners.link.useMutation({
    onSettled: () => Promise.all([utils.partners.invalidate(), utils.submissions.invalidate()]),
  });
}

/** One key for as long as the same thing is sent: a repeat after a lost answer opens no second account. */
function useSendKey(): (input: unknown) => string {
  const last = useRef({ text: "", key: "" });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
