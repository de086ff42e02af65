import { useQuery } from "@tanstack/react-query";
import { trpc } from "../call/trpc.ts";
import { useWords } from "../words/words.tsx";

/** Where this reader's questions go: the address for their language, as the settings name it; "" until it is known. */
export function useSupportEmail(): string {
  const { locale } = useWords();
  const support = useQuery(trpc.event.get.queryOptions()).data?.support;
  return (locale === "pt" ? support?.pt : support?.other) ?? "";
}
