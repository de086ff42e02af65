import { TERMS_VERSION } from "#domain/submissions/options.ts";
import { isSame } from "#domain/same.ts";
import type { DraftPlace } from "#src/kit/form/form-options.ts";
import { changedValues } from "#src/kit/form/use-typed.ts";
import { NO_ANSWERS, type FormAnswers } from "../answers/answers.ts";
import { changeHere, readHere, type FormHere, type KeptLink } from "./form-here.ts";

/** Values that are no answers and never stored: a solved captcha is good for one sending, soon. */
const PROOFS = { captchaToken: "", acceptedTermsVersion: TERMS_VERSION, keptToken: "" };

export const EMPTY_FORM = { ...NO_ANSWERS, ...PROOFS };

/** The values that other tabs changed, by field. */
type Heard = { news: Partial<FormAnswers>; link: KeptLink | null };

type FormKeeper = DraftPlace & {
  /** Undefined for nothing; "ended" once another tab sent or erased the form. */
  hear: () => Promise<Heard | "ended" | undefined>;
};

/** The answers among the stored values; fields that no longer exist are left out. */
export function answersIn(values: Record<string, unknown> = {}): FormAnswers {
  const known = Object.entries(NO_ANSWERS).map(([key, none]) => [key, values[key] ?? none]);
  return Object.fromEntries(known) as FormAnswers;
}

/** Whether the device stores any answer. */
export function isBegun(here: FormHere | undefined): here is FormHere {
  return here !== undefined && !isBlank(answersIn(here.values));
}

function isBlank(answers: FormAnswers): boolean {
  return isSame(answers, NO_ANSWERS);
}

/** Stores the open form on the device, and hears what other tabs changed of it. */
export function keepForm(start: FormHere | undefined): FormKeeper {
  /** The stored answers as this tab knows them. */
  let known = answersIn(start?.values);

  function keep(answers: FormAnswers): void {
    const values = changedValues(known, answers);
    if (Object.keys(values).length === 0) return;
    known = answers;
    void changeHere({ values });
  }

  return {
    read: () => start && { values: { ...EMPTY_FORM, ...answersIn(start.values) } },
    keep: ({ values }) => keep(answersIn({ ...values })),
    drop: () => keep(NO_ANSWERS),
    async hear() {
      const before = known;
      const here = await readHere();
      if (here?.isEnded) return isBlank(before) ? undefined : "ended";
      if (!here) {
        // The browser may have cleared it: the next key keeps all that stands on the screen.
        known = NO_ANSWERS;
        return undefined;
      }
      const theirs = Object.entries(changedValues(before, answersIn(here.values)));
      // Values typed here meanwhile are newer than those of other tabs.
      const typed = changedValues(before, known);
      const news: Partial<FormAnswers> = Object.fromEntries(theirs.filter(([name]) => !(name in typed)));
      known = { ...known, ...news };
      return { news, link: here.link };
    },
  };
}
