import type { ReactNode } from "react";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import type { Definition } from "#src/components/definition-list.tsx";
import { sayAnswer, sayField } from "#src/lib/words/answer-words.ts";
import type { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";
import { SheetLinks, WrittenAddress } from "./sheet-links.tsx";

type Key = keyof Submission["answers"];
type Words = ReturnType<typeof useWords>;
type Rows = ReturnType<typeof rowsOf>;

/** The facts of a submission in groups that fold, each with its gist. */
export function sheetGroups(words: Words, submission: Submission) {
  const rows = rowsOf(words, submission);
  return [
    standGroup(rows),
    organisationGroup(rows),
    representativeGroup(rows),
    servicesGroup(rows),
    practicesGroup(rows),
    consentGroup(rows),
  ];
}

/** Functions that turn an answer into a row. */
function rowsOf(words: Words, submission: Submission) {
  const { answers } = submission;
  const { sections, ...detail } = words.LL.submissions.detail;
  const say = (key: Key) => sayAnswer(words, key, answers[key]);

  function row(key: Key, description: ReactNode = say(key)): Definition {
    return { key, term: sayField(words, key), description };
  }

  /** A yes or no, with its details beneath. */
  function flag(key: "certifications" | "abntPr2030" | "sustainabilityPractices"): Definition {
    const details = answers[`${key}Details`];
    return row(key, answers[key] && details ? `${detail.yes()}. ${details}` : undefined);
  }

  function withOther(key: "institutionType" | "pavillionFocus", other: string): Definition {
    return row(key, other ? `${say(key)} (${other})` : undefined);
  }

  return { ...words, submission, answers, sections, detail, say, row, flag, withOther };
}

function standGroup({ locale, submission, answers, sections, detail, say, row, withOther }: Rows) {
  const size = formatArea(locale, submission.spaceM2);
  return {
    id: "stand",
    title: sections.stand(),
    gist: gistOf(say("standType"), size),
    isOpen: true,
    facts: [
      withOther("pavillionFocus", answers.pavillionFocusOther),
      row("standType"),
      { key: "size", term: detail.size(), description: size },
      row("justification"),
      row("flexibility"),
      // Only some applicants get this question.
      ...(answers.flexibilityExplanation ? [row("flexibilityExplanation")] : []),
    ],
  };
}

function organisationGroup({ LL, answers, sections, say, row, withOther }: Rows) {
  const legalId = shownLegalId(answers);
  const { cnpj, legalId: foreign } = LL.eoi.fields;
  return {
    id: "organisation",
    title: sections.organisation(),
    gist: gistOf(say("country"), legalId),
    isOpen: true,
    facts: [
      row("institutionName", named(answers.institutionName)),
      row("country"),
      { ...row("cnpj", legalId && named(legalId)), term: answers.country === "BR" ? cnpj() : foreign() },
      withOther("institutionType", answers.institutionTypeOther),
      row("mainArea"),
      row("website", answers.website && <WrittenAddress url={answers.website} />),
      row("socialMedia"),
    ],
  };
}

function representativeGroup({ answers, sections, row }: Rows) {
  const { representativeName: name, representativePhone: phone, representativeEmail: email } = answers;
  return {
    id: "representative",
    title: sections.representative(),
    gist: gistOf(name, email),
    isOpen: true,
    facts: [
      row("representativeName", named(name)),
      row("representativePosition"),
      row("representativePhone", phone && named(phone)),
      row(
        "representativeEmail",
        <a translate="no" className="link" href={`mailto:${email}`}>
          {email}
        </a>,
      ),
    ],
  };
}

function servicesGroup({ answers, sections, say, row }: Rows) {
  return {
    id: "services",
    title: sections.services(),
    gist: say("servicesNeeded"),
    facts: [
      row("servicesNeeded"),
      row("links", answers.links.length > 0 ? <SheetLinks links={answers.links} /> : ""),
      row("additionalInfo"),
    ],
  };
}

function practicesGroup({ answers, sections, flag }: Rows) {
  return {
    id: "practices",
    title: sections.practices(),
    gist: answers.certificationsDetails || answers.sustainabilityPracticesDetails,
    facts: [flag("certifications"), flag("abntPr2030"), flag("sustainabilityPractices")],
  };
}

function consentGroup({ locale, submission, sections, detail, say, row }: Rows) {
  const version = submission.acceptedTermsVersion;
  const date = formatDateTime(locale, submission.acceptedTermsAt);
  return {
    id: "consent",
    title: sections.consent(),
    gist: say("contactLanguage"),
    facts: [
      row("contactLanguage"),
      { key: "terms", term: detail.terms(), description: detail.termsValue({ version, date }) },
    ],
  };
}

/** A name or a number, which a translator leaves alone. */
function named(text: string): ReactNode {
  return <span translate="no">{text}</span>;
}

function gistOf(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
