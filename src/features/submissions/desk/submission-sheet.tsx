import type { ReactNode } from "react";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import type { Definition } from "#src/components/definition-list.tsx";
import { FactGroups } from "#src/kit/record/fact-groups.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { sayAnswer, sayField } from "#src/kit/record/answer-words.ts";
import { SheetLinks, WrittenAddress } from "./sheet-links.tsx";

type Answers = Submission["answers"];

/** Every answer of the form (SUB-02): what they want to show as prose, the facts in groups that fold. */
export function SubmissionSheet({ submission }: { submission: Submission }) {
  const words = useWords();
  const { LL, locale } = words;
  const { sections, ...detail } = LL.submissions.detail;
  const { answers } = submission;

  const say = (key: keyof Answers) => sayAnswer(words, key, answers[key]);

  function row(key: keyof Answers, description: ReactNode = say(key)): Definition {
    return { key, term: sayField(words, key), description };
  }

  /** A flag with its details beneath. */
  function flag(key: "certifications" | "abntPr2030" | "sustainabilityPractices"): Definition {
    const details = answers[`${key}Details`];
    return row(key, answers[key] && details ? `${detail.yes()}. ${details}` : undefined);
  }

  function withOther(key: "institutionType" | "pavillionFocus", other: string): Definition {
    return row(key, other ? `${say(key)} (${other})` : undefined);
  }

  const legalId = shownLegalId(answers);
  const groups = [
    {
      id: "stand",
      title: sections.stand(),
      gist: gistOf(say("standType"), formatArea(locale, submission.spaceM2)),
      isOpen: true,
      facts: [
        withOther("pavillionFocus", answers.pavillionFocusOther),
        row("standType"),
        { key: "size", term: detail.size(), description: formatArea(locale, submission.spaceM2) },
        row("justification"),
        row("flexibility"),
        // Only some are asked for it.
        ...(answers.flexibilityExplanation ? [row("flexibilityExplanation")] : []),
      ],
    },
    {
      id: "organisation",
      title: sections.organisation(),
      gist: gistOf(say("country"), legalId),
      isOpen: true,
      facts: [
        row("institutionName"),
        row("country"),
        {
          ...row("cnpj", legalId),
          term: answers.country === "BR" ? LL.eoi.fields.cnpj() : LL.eoi.fields.legalId(),
        },
        withOther("institutionType", answers.institutionTypeOther),
        row("mainArea"),
        row("website", answers.website && <WrittenAddress url={answers.website} />),
        row("socialMedia"),
      ],
    },
    {
      id: "representative",
      title: sections.representative(),
      gist: gistOf(answers.representativeName, answers.representativeEmail),
      isOpen: true,
      facts: [
        row("representativeName"),
        row("representativePosition"),
        row("representativePhone"),
        row(
          "representativeEmail",
          <a className="link" href={`mailto:${answers.representativeEmail}`}>
            {answers.representativeEmail}
          </a>,
        ),
      ],
    },
    {
      id: "services",
      title: sections.services(),
      gist: say("servicesNeeded"),
      facts: [
        row("servicesNeeded"),
        row("links", answers.links.length > 0 ? <SheetLinks links={answers.links} /> : ""),
        row("additionalInfo"),
      ],
    },
    {
      id: "practices",
      title: sections.practices(),
      gist: answers.certificationsDetails || answers.sustainabilityPracticesDetails,
      facts: [flag("certifications"), flag("abntPr2030"), flag("sustainabilityPractices")],
    },
    {
      id: "consent",
      title: sections.consent(),
      gist: say("contactLanguage"),
      facts: [
        row("contactLanguage"),
        {
          key: "terms",
          term: detail.terms(),
          description: detail.termsValue({
            version: submission.acceptedTermsVersion,
            date: formatDateTime(locale, submission.acceptedTermsAt),
          }),
        },
      ],
    },
  ];
  return (
    <>
      <section aria-label={sayField(words, "description")} className="mb-8 max-w-[68ch]">
        <p className="text-[1.125rem] leading-7.5 wrap-anywhere whitespace-pre-line">{answers.description}</p>
      </section>
      <FactGroups groups={groups} notGiven={(names) => detail.notGiven({ names })} />
    </>
  );
}

function gistOf(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
