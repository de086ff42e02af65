import { trpc } from "./trpc.ts";
import { useWords } from "./words.tsx";

/** Where this reader's questions go: the address for their language, as the settings name it; "" until it is known. */
export function useSupportEmail(): string {
  const { locale } = useWords();
  const support = trpc.event.get.useQuery().data?.support;
  return (locale === "pt" ? support?.pt : support?.other) ?? "";
}
