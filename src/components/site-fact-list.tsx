import { pickText } from "#domain/locales.ts";
import { SITE_FACTS, type SiteFacts } from "#domain/submissions/site-facts.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { DefinitionList } from "./definition-list.tsx";

/** What is known of the place of a stand, in the reader's language where it is written in it. */
export function SiteFactList({ facts }: { facts: SiteFacts }) {
  const { LL, locale } = useWords();
  const said = SITE_FACTS.flatMap((fact) => {
    const description = pickText(facts[fact] ?? {}, locale);
    return description === undefined ? [] : [{ key: fact, term: LL.briefing.fact[fact](), description }];
  });
  return <DefinitionList items={said} />;
}
