import { useQuery } from "@tanstack/react-query";
import { LeavingMailOf } from "#src/kit/record/leaving-mail.tsx";
import { signedMailQuery } from "../data.ts";

/** The very mail that leaves when a signed contract is recorded, or when that is taken back. */
export function SignedMail({ id, verb }: Parameters<typeof signedMailQuery>[0]) {
  return <LeavingMailOf query={useQuery(signedMailQuery({ id, verb }))} />;
}
