import { useQuery } from "@tanstack/react-query";
import { trpc } from "#src/lib/call/trpc.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Whether mail leaves, and what became of messages. */
export const deliveryQuery = trpc.mails.delivery.queryOptions();

/** Says of a message what is so: the sentence given, or that it was kept while no mail leaves. */
export function useMailed(): (sentence: string, email: string) => string {
  const { LL } = useWords();
  const { data } = useQuery(deliveryQuery);
  return (sentence, email) => (data?.hasServer === false ? LL.obstacles.keptMail({ email }) : sentence);
}
