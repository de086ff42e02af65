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
  return trpc.partners.register.useMutation({
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
