import type { Likeness } from "#domain/submissions/duplicates.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { formatDateTime, formatNumber } from "#i18n/formatters.ts";
import type { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { sayAnswer, sayField } from "#src/lib/words/answer-words.ts";

/** One line of two submissions beside each other. */
export type ComparedRow = {
  key: string;
  label: string;
  values: readonly [string, string];
  isSame: boolean;
  /** Set where the likeness was detected by this answer. */
  isAlike: boolean;
};

type Pair = readonly [Submission, Submission];
type Language = ReturnType<typeof useWords>;

const SHOWN_IN: Record<Likeness, keyof SubmissionAnswers> = {
  cnpj: "cnpj",
  branch: "cnpj",
  email: "representativeEmail",
  looks: "representativeEmail",
  site: "website",
  name: "institutionName",
};

/** Every answer given in either submission, what they have in common first; then what became of them. */
export function comparedRows(language: Language, pair: Pair, alike: readonly Likeness[]): ComparedRow[] {
  const matched = alike.map((kind) => SHOWN_IN[kind]);
  const keys = Object.keys(pair[0].answers) as (keyof SubmissionAnswers)[];
  const answers = [...matched, ...keys.filter((key) => !matched.includes(key))].map((key) => ({
    ...rowOf(
      key,
      key === "cnpj" ? sayLegalId(language, pair) : sayField(language, key),
      pair,
      ({ answers: said }) => sayAnswer(language, key, said[key]),
    ),
    isAlike: matched.includes(key),
  }));
  return [...answers.filter(({ values }) => values.some(Boolean)), ...whatBecame(language, pair)];
}

/** The label of the legal id: only organisations in Brazil have a CNPJ. */
function sayLegalId({ LL: { eoi } }: Language, [one, other]: Pair): string {
  const [isBrazilian, isOtherToo] = [one.answers.country === "BR", other.answers.country === "BR"];
  if (isBrazilian !== isOtherToo) return eoi.fields.cnpjOrLegalId();
  return isBrazilian ? eoi.fields.cnpj() : eoi.fields.legalId();
}

function whatBecame({ LL, locale }: Language, pair: Pair): ComparedRow[] {
  const words = LL.duplicates.side;
  return [
    rowOf("received", words.received(), pair, ({ createdAt }) => formatDateTime(locale, createdAt)),
    rowOf("accounts", words.accounts(), pair, ({ accounts }) =>
      accounts.map(({ email }) => email).join("\n"),
    ),
    rowOf("orders", words.orders(), pair, ({ orderCount }) => formatNumber(locale, orderCount)),
  ];
}

function rowOf(key: string, label: string, [one, other]: Pair, say: (of: Submission) => string): ComparedRow {
  const values = [say(one), say(other)] as const;
  return { key, label, values, isSame: values[0] === values[1], isAlike: false };
}
