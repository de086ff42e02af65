import { formatNumber } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { DefinitionList } from "#src/components/definition-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Status } from "./data.ts";
import { sayBytes } from "./say.ts";

/** Which release runs, since when, and who is there. */
export function ReleaseSection({ status: { release, work } }: { status: Status }) {
  const { LL, locale } = useWords();
  const words = LL.portalStatus.release;
  const { version, commit, builtAt, schema, startedAt } = release;
  return (
    <Section title={words.title()}>
      <DefinitionList
        items={[
          {
            term: words.version(),
            description: (
              <span className="figures wrap-anywhere">
                {version} ({commit ? commit.slice(0, 10) : words.checkout()})
              </span>
            ),
          },
          ...(builtAt ? [{ term: words.built(), description: <DateTime value={builtAt} /> }] : []),
          { term: words.schema(), description: formatNumber(locale, schema) },
          { term: words.since(), description: <DateTime value={startedAt} show="dateTime" /> },
          { term: words.memory(), description: sayBytes(locale, work.memoryBytes) },
          {
            term: words.people(),
            description: words.open({ logins: work.logins, streams: work.streams }),
          },
        ]}
      />
    </Section>
  );
}
