import { useEffect, useState } from "react";
import * as v from "valibot";
import { email, locale as localeRule } from "#domain/fields.ts";
import { CopyButton } from "#src/components/copy-button.tsx";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useDraft } from "#src/kit/draft/use-draft.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { FormAnswers } from "../answers/answers.ts";
import { discardKept } from "./discard-kept.ts";
import type { KeptLink } from "./form-here.ts";
import { INTEREST_DRAFT, interestDoors, KEPT_BY_FORM } from "./interest-draft.ts";
import { takeUp } from "./take-up.ts";

type GoingOnProps = {
  link: KeptLink | null;
  answers: FormAnswers;
  onLink: (link: KeptLink | null) => void;
  onTaken: () => void;
};

const WHERE = v.object({ email: email(), language: localeRule() });

/** Under the form: a link to go on later, and from then on how the text stands on the server. */
export function GoingOn({ link, ...props }: GoingOnProps) {
  return link ? <KeptByLink link={link} {...props} /> : <AskForLink {...props} />;
}

function AskForLink({ answers, onLink }: Pick<GoingOnProps, "answers" | "onLink">) {
  const { LL, locale } = useWords();
  const words = LL.applicant.later;
  const { form, record } = useRecordForm({
    schema: WHERE,
    values: () => ({ email: answers.representativeEmail, language: locale }),
    save: (where) => trpcClient.interestDrafts.keep.mutate({ ...where, answers }),
    onSaved: ({ token, version, link: url }, where) => onLink({ token, version, url, email: where.email }),
  });
  useEffect(() => document.getElementById("later")?.focus(), []);
  return (
    <section aria-labelledby="later" className="mt-10 border-t border-line-2 pt-8">
      <h2 id="later" tabIndex={-1} className="display-5">
        {words.title()}
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-quiet">{words.text()}</p>
      <NoMailLine className="mb-5" />
      <RecordForm record={record} className="grid max-w-150 items-end gap-4 sm:grid-cols-[1fr_auto]">
        <form.TextField name="email" label={words.email()} inputMode="email" autoComplete="email" required />
        <SubmitButton record={record} variant="secondary" pendingLabel={words.sending()}>
          {words.send()}
        </SubmitButton>
      </RecordForm>
    </section>
  );
}

type KeptByLinkProps = GoingOnProps & { link: KeptLink };

function KeptByLink({ link, answers, onLink, onTaken }: KeptByLinkProps) {
  const { LL } = useWords();
  const words = LL.applicant.later;
  const { token, version, email: address, url } = link;
  const doors = interestDoors(link, (saved) => onLink({ ...link, version: saved }));
  const start = { mirror: KEPT_BY_FORM, draft: answers, id: token, version };
  const { state, change, keepMine } = useDraft(INTEREST_DRAFT, start, doors);
  useEffect(() => change(answers), [answers, change]);

  async function takeTheirs(): Promise<void> {
    const theirs = await doors.at(token).newest();
    await takeUp(theirs.draft, { ...link, version: theirs.version });
    onTaken();
  }

  const isGone = state.kind === "gone";
  return (
    <section aria-labelledby="later" className="mt-10 border-t border-line-2 pt-8">
      <h2 id="later" className="display-5">
        {words.keptTitle()}
      </h2>
      {!isGone && (
        <p className="mt-2 max-w-[60ch] wrap-anywhere text-quiet">
          {link.isOpened
            ? words.openedFor({ email: address })
            : url === null
              ? words.mailed({ email: address })
              : words.noMail()}
        </p>
      )}
      {url !== null && !isGone && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <code className="figures text-sm break-all">{url}</code>
          <CopyButton value={url} label={words.copyLink()} />
        </p>
      )}
      {state.kind === "conflict" ? (
        <Conflict onTakeTheirs={takeTheirs} onKeepMine={keepMine} />
      ) : (
        <p role="status" className="mt-2 text-sm text-quiet">
          {state.kind === "refused" ? say(LL, state.error) : words.state[SAID[state.kind]]()}
        </p>
      )}
      <Erase token={token} onErased={() => onLink(null)} />
    </section>
  );
}

const SAID = { untouched: "kept", saved: "kept", waiting: "waiting", kept: "away", gone: "gone" } as const;

type ConflictProps = { onTakeTheirs: () => Promise<void>; onKeepMine: () => void };

/** The choice after another device saved meanwhile. */
function Conflict({ onTakeTheirs, onKeepMine }: ConflictProps) {
  const { LL } = useWords();
  const words = LL.applicant.later;
  const [failure, attempt] = useAttempt();
  return (
    <div role="alert" className="mt-4 border-l-3 border-error bg-error-wash px-5 py-4">
      <p>{words.conflict()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => attempt(onTakeTheirs())}>
          {words.takeTheirs()}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {words.keepMine()}
        </Button>
        {failure !== undefined && <span className="w-full error-text">{failure}</span>}
      </div>
    </div>
  );
}

/** Until the server has erased the form the page goes on saying that it is stored. */
function Erase({ token, onErased }: { token: string; onErased: () => void }) {
  const { LL } = useWords();
  const words = LL.applicant.later;
  const [isAsked, setIsAsked] = useState(false);
  const [failure, attempt] = useAttempt();
  if (!isAsked)
    return (
      <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setIsAsked(true)}>
        {words.erase()}
      </Button>
    );
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      {words.eraseSure()}
      <Button variant="danger" size="sm" onClick={() => attempt(discardKept(token).then(onErased))}>
        {words.erase()}
      </Button>
      {failure !== undefined && (
        <span role="alert" className="w-full error-text">
          {failure}
        </span>
      )}
    </p>
  );
}

/** Runs attempts, and holds why the last attempt failed. */
function useAttempt(): [failure: string | undefined, attempt: (work: Promise<void>) => void] {
  const { LL } = useWords();
  const [failure, setFailure] = useState<string>();
  return [
    failure,
    (work) => {
      setFailure(undefined);
      work.catch((error: unknown) => setFailure(say(LL, error)));
    },
  ];
}
