import { useEffect, useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { discardKept } from "./discard-kept.ts";
import { readHere, type FormHere } from "./form-here.ts";
import { answersIn, isBegun } from "./form-keeper.ts";
import { takeUp } from "./take-up.ts";
import { VersionChoices } from "./version-choices.tsx";

type Kept = Outputs["interestDrafts"]["open"];
type OpenKeptProps = { token: string; zone: string; onDone: () => void };

/** Opens the form of a mailed link; offers a choice where this device stores another version. */
export function OpenKept({ token, zone, onDone }: OpenKeptProps) {
  const { LL, locale } = useWords();
  const words = LL.applicant.opened;
  const [found, setFound] = useState<{ kept: Kept; here: FormHere | undefined }>();
  const [failure, setFailure] = useState<string>();
  const [hindrance, setHindrance] = useState<string>();

  /** Once the others are erased, as the page says; otherwise it says what hinders it, and stays. */
  function goOn(kept: Kept, by: string, answers: Record<string, unknown> = kept.answers): void {
    async function end(): Promise<void> {
      const { version, email } = kept;
      await takeUp(answers, { token: by, version, email, url: null, isOpened: true });
      onDone();
    }
    discardOthers(kept, by).then(end, (error: unknown) => setHindrance(say(LL, error)));
  }

  async function goOnWith(other: string): Promise<void> {
    const kept = await trpcClient.interestDrafts.open.query({ token: other });
    goOn({ ...kept, others: [...kept.others] }, other);
  }

  useEffect(() => {
    let isGone = false;
    Promise.all([trpcClient.interestDrafts.open.query({ token }), readHere()]).then(
      ([kept, form]) => {
        if (isGone) return;
        const isOther = isBegun(form) && !isSame(answersIn(form.values), answersIn(kept.answers));
        const here = isOther ? form : undefined;
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
      <p role="alert" className="mt-6 mb-10 border-l-3 border-error bg-error-wash px-5 py-4">
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
      where: `${words.byLink()}, ${at(kept.keptAt)}`,
      take: () => goOn(kept, token),
    },
    ...(here
      ? [
          {
            id: "here",
            name: nameIn(here.values),
            where: `${words.here()}, ${at(here.at)}`,
            take: () => goOn(kept, token, here.values),
          },
        ]
      : []),
    ...kept.others.map((other) => ({
      id: other.token,
      name: other.institutionName,
      where: `${words.other()}, ${at(other.keptAt)}`,
      take: () => void goOnWith(other.token).catch((error: unknown) => setFailure(say(LL, error))),
    })),
  ];
  return <VersionChoices text={words.text()} choices={choices} failure={hindrance} />;
}

async function discardOthers({ others }: Kept, by: string): Promise<void> {
  await Promise.all(others.map(({ token }) => token !== by && discardKept(token)));
}

function nameIn(answers: Record<string, unknown>): string {
  return typeof answers["institutionName"] === "string" ? answers["institutionName"] : "";
}
