import { useQuery } from "@tanstack/react-query";
import { LeavingMail } from "#src/kit/record/leaving-mail.tsx";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { signedMailQuery } from "../data.ts";

/** The very mail that leaves when a signed contract is recorded, or when that is taken back. */
export function SignedMail({ id, verb }: Parameters<typeof signedMailQuery>[0]) {
  const { LL } = useWords();
  const { data: mail, error, refetch } = useQuery(signedMailQuery({ id, verb }));
  if (error && mail === undefined) return <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  if (mail === undefined) return <p className="min-h-12" aria-hidden="true" />;
  return mail && <LeavingMail mail={mail} />;
}
