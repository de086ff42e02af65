import { useEffect, useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { readDeviceCopy, type DeviceCopy } from "./device-copy.ts";
import { takeUp } from "./take-up.ts";

type Kept = Outputs["interestDrafts"]["open"];
type OpenKeptProps = { token: string; zone: string; onDone: () => void };

/** What a mailed link opens; where another text stands beside it, which of them is to go on is asked. */
export function OpenKept({ token, zone, onDone }: OpenKeptProps) {
  const { LL, locale } = useWords();
  const words = LL.applicant.opened;
  const [found, setFound] = useState<{ kept: Kept; here: DeviceCopy | undefined }>();
  const [failure, setFailure] = useState<string>();

  function goOn(kept: Kept, by: string, answers: Record<string, unknown> = kept.answers): void {
    takeUp(answers, { token: by, version: kept.version, email: kept.email, link: null, isOpened: true });
    for (const other of kept.others) {
      if (other.token !== by)
        trpcClient.interestDrafts.discard.mutate({ token: other.token }).catch(() => undefined);
    }
    onDone();
  }

  async function goOnWith(other: string): Promise<void> {
    const kept = await trpcClient.interestDrafts.open.query({ token: other });
    goOn({ ...kept, others: [...kept.others] }, other);
  }

  useEffect(() => {
    let isGone = false;
    Promise.all([trpcClient.interestDrafts.open.query({ token }), readDeviceCopy()]).then(
      ([kept, copy]) => {
        if (isGone) return;
        const here = copy && !isSame(answersIn(copy), answersIn({ values: kept.answers })) ? copy : undefined;
        if (here || kept.others.length > 0) setFound({ kept, here });
        else goOn(kept, token);
      },
      (error: unknown) => setFailure(reasonOf(error) ? say(LL, error) : LL.eoi.errors.notFetched()),
    );
    return () => {
      isGone = true;
    };
    // Once for a link.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token]);

  if (failure !== undefined)
    return (
      <p role="alert" className="mt-6 mb-10 border-l-3 border-annatto bg-annatto-wash px-5 py-4">
        {failure}
      </p>
    );
  if (!found) return null;
  const { kept, here } = found;
  const at = (moment: string) => formatDateTime(locale, moment, zone);
  const choices = [
    {
      id: token,
      name: nameIn(kept.answers),
      at: at(kept.keptAt),
      where: words.byLink(),
      take: () => goOn(kept, token),
    },
    ...(here
      ? [
          {
            id: "here",
            name: nameIn(here.values),
            at: at(here.at),
            where: words.here(),
            take: () => goOn(kept, token, here.values),
          },
        ]
      : []),
    ...kept.others.map((other) => ({
      id: other.token,
      name: other.institutionName,
      at: at(other.keptAt),
      where: words.other(),
      take: () => void goOnWith(other.token).catch((error: unknown) => setFailure(say(LL, error))),
    })),
  ];
  return <Choices choices={choices} />;
}

type Choice = { id: string; name: string; at: string; where: string; take: () => void };

function Choices({ choices }: { choices: readonly Choice[] }) {
  const { LL } = useWords();
  const words = LL.applicant.opened;
  return (
    <section aria-labelledby="several" className="mt-6 mb-10 border border-line-2 bg-card p-6">
      <h2 id="several" className="display-4">
        {words.title()}
      </h2>
      <p className="mt-2 text-quiet">{words.text()}</p>
      <ul className="mt-4">
        {choices.map((choice) => (
          <li
            key={choice.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
          >
            <span className="wrap-anywhere">
              <strong className="font-semibold">{choice.name || words.unnamed()}</strong>
              <span className="block text-sm text-quiet">{`${choice.where}, ${choice.at}`}</span>
            </span>
            <button type="button" className={buttonLink("secondary", "md")} onClick={choice.take}>
              {words.take()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameIn(answers: Record<string, unknown>): string {
  return typeof answers["institutionName"] === "string" ? answers["institutionName"] : "";
}

function answersIn({ values }: Pick<DeviceCopy, "values">): Record<string, unknown> {
  const { captchaToken: _, acceptedTermsVersion: __, keptToken: ___, ...answers } = values;
  return answers;
}
