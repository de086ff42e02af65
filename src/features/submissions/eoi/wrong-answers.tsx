import { useId } from "react";
import { isAskedIn, type SectionStanding } from "#domain/submissions/standing.ts";
import { labelOfAnswer, type AnswerField } from "#i18n/answer-label.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { focusHeldField, placeOfField } from "#src/kit/form/field-places.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Prefix of the ids of the form's fields. */
export const EOI_FIELDS = "eoi";

type WrongAnswersProps = {
  standing: readonly SectionStanding[];
  /** What only the server refuses, by field. */
  refused: Iterable<string>;
  country: unknown;
};

/**
 * After an attempt to send: every answer that is missing or wrong, each leading to its field; shorter with every answer
 * that is mended. A list of several takes the focus, which reads its title out; of a single answer its field does.
 */
export function WrongAnswers({ standing, refused, country }: WrongAnswersProps) {
  const { LL } = useWords();
  const words = LL.answering.refused;
  const id = useId();
  const missing = standing.flatMap((section) => section.missing);
  const broken = standing.flatMap((section) => section.wrong);
  const extra = [...refused].filter((name) => !broken.includes(name) && !missing.includes(name));
  const wrong = [...broken, ...extra];
  const count = missing.length + wrong.length;
  if (count === 0) return null;
  const said = [
    missing.length > 0 && words.missing({ count: missing.length }),
    wrong.length > 0 && words.wrong({ count: wrong.length }),
  ].filter(Boolean);
  return (
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      data-wrong-list={count > 1 || undefined}
      className="mt-8 scroll-mt-20 border-l-3 border-error bg-error-wash px-5 py-4 lg:mt-14"
    >
      <h2 id={id} className="display-5">
        {said.join(", ")}
      </h2>
      <p className="mt-1 text-sm text-quiet">{words.text()}</p>
      <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {standing.map((section) => (
          <SectionLinks
            key={section.id}
            title={LL.eoi.form[section.id]()}
            names={[
              ...section.missing,
              ...section.wrong,
              ...extra.filter((name) => isAskedIn(section.id, name)),
            ]}
            country={country}
          />
        ))}
      </div>
    </div>
  );
}

type SectionLinksProps = { title: string; names: readonly string[]; country: unknown };

function SectionLinks({ title, names, country }: SectionLinksProps) {
  const { LL } = useWords();
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${placeOfField(EOI_FIELDS, name)}`}
              onClick={(event) => {
                event.preventDefault();
                focusHeldField(EOI_FIELDS, name);
              }}
              className="link inline-block py-1"
            >
              {nameOfField(LL, name, country)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOfField(LL: TranslationFunctions, name: string, country: unknown): string {
  if (name === "captchaToken") return LL.answering.captcha.label();
  const link = /^links\[(\d+)\]/.exec(name);
  if (link) return LL.answering.refused.link({ number: Number(link[1]) + 1 });
  return labelOfAnswer(LL.eoi, name as AnswerField, country);
}
