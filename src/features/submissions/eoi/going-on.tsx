import { useEffect, useState } from "react";
import * as v from "valibot";
import { email, locale as localeRule } from "#domain/fields.ts";
import { CopyButton } from "#src/components/copy-button.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { FormAnswers } from "../answers/answers.ts";
import { changeEoi, useEoiState, type KeptForm } from "./eoi-memory.ts";
import { discardKept } from "./discard-kept.ts";
import { takeUp } from "./take-up.ts";
import { useKeptForm } from "./use-kept-form.ts";

type GoingOnProps = { answers: FormAnswers; onTaken: () => void };

const WHERE = v.object({ email: email(), language: localeRule() });

/** Under the form: a link to go on later, and from then on how the text stands on the server. */
export function GoingOn({ answers, onTaken }: GoingOnProps) {
  const { kept } = useEoiState();
  return kept ? (
    <KeptState kept={kept} answers={answers} onTaken={onTaken} />
  ) : (
    <AskForLink answers={answers} />
  );
}

function AskForLink({ answers }: { answers: FormAnswers }) {
  const { LL, locale } = useWords();
  const words = LL.applicant.later;
  const { form, record } = useRecordForm({
    schema: WHERE,
    values: () => ({ email: answers.representativeEmail, language: locale }),
    save: (where) => trpcClient.interestDrafts.keep.mutate({ ...where, answers }),
    onSaved: ({ token, version, link }, where) =>
      changeEoi({ kept: { token, version, link, email: where.email } }),
  });
  useEffect(() => document.getElementById("later")?.focus(), []);
  return (
    <section aria-labelledby="later" className="mt-10 border-t border-line-2 pt-8">
      <h2 id="later" tabIndex={-1} className="display-5">
        {words.title()}
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-quiet">{words.text()}</p>
      <RecordForm record={record} className="grid max-w-150 items-end gap-4 sm:grid-cols-[1fr_auto]">
        <form.TextField name="email" label={words.email()} inputMode="email" autoComplete="email" required />
        <SubmitButton record={record} variant="secondary" pendingLabel={words.sending()}>
          {words.send()}
        </SubmitButton>
      </RecordForm>
    </section>
  );
}

type KeptStateProps = GoingOnProps & { kept: KeptForm };

function KeptState({ kept, answers, onTaken }: KeptStateProps) {
  const { LL } = useWords();
  const words = LL.applicant.later;
  const { state, theirs, keepMine } = useKeptForm(kept, answers);
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <section aria-labelledby="later" className="mt-10 border-t border-line-2 pt-8">
      <h2 id="later" className="display-5">
        {words.keptTitle()}
      </h2>
      {state !== "gone" && (
        <p className="mt-2 max-w-[60ch] wrap-anywhere text-quiet">
          {kept.isOpened
            ? words.openedFor({ email: kept.email })
            : kept.link === null
              ? words.mailed({ email: kept.email })
              : words.noMail()}
        </p>
      )}
      {kept.link !== null && state !== "gone" && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <code className="figures text-sm break-all">{kept.link}</code>
          <CopyButton value={kept.link} label={words.copyLink()} />
        </p>
      )}
      {theirs ? (
        <div role="alert" className="mt-4 border-l-3 border-error bg-error-wash px-5 py-4">
          <p>{words.conflict()}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="secondary"
              onClick={() => {
                takeUp(theirs.answers, { ...kept, version: theirs.version });
                onTaken();
              }}
            >
              {words.takeTheirs()}
            </Button>
            <Button variant="secondary" onClick={keepMine}>
              {words.keepMine()}
            </Button>
          </div>
        </div>
      ) : (
        <p role="status" className="mt-2 text-sm text-quiet">
          {words.state[state]()}
        </p>
      )}
      {isAsked ? (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          {words.eraseSure()}
          <Button
            variant="danger"
            size="sm"
            onClick={() => {
              setFailure(undefined);
              erase(kept).catch((error: unknown) => setFailure(say(LL, error)));
            }}
          >
            {words.erase()}
          </Button>
          {failure !== undefined && (
            <span role="alert" className="w-full error-text">
              {failure}
            </span>
          )}
        </p>
      ) : (
        <Button variant="quiet" size="sm" className="mt-2 -ml-3" onClick={() => setIsAsked(true)}>
          {words.erase()}
        </Button>
      )}
    </section>
  );
}

/** Until it is gone from the server the page goes on saying that it is kept. */
async function erase({ token }: KeptForm): Promise<void> {
  await discardKept(token);
  changeEoi({ kept: null });
}
