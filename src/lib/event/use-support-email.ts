import { useQuery } from "@tanstack/react-query";
import { trpc } from "../call/trpc.ts";
import { useWords } from "../words/words.tsx";

/** The support address for the reader's language; "" until it is known. */
export function useSupportEmail(): string {
  const { locale } = useWords();
  const support = useQuery(trpc.event.get.queryOptions()).data?.support;
  return (locale === "pt" ? support?.pt : support?.other) ?? "";
}
