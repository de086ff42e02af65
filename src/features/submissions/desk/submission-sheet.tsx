import type { ReactNode } from "react";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import { formatArea, formatDateTime } from "#i18n/formatters.ts";
import { DefinitionList, type Definition } from "#src/components/definition-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Submission } from "../data.ts";
import { sayAnswer, sayField } from "./answer-words.ts";

type Answers = Submission["answers"];

/** Every answer of the form, in readable parts (SUB-02). */
export function SubmissionSheet({ submission }: { submission: Submission }) {
  const { LL, locale } = useWords();
  const { sections } = LL.submissions.detail;
  const { answers } = submission;

  function row(key: keyof Answers, description?: ReactNode): Definition {
    const words = { LL, locale };
    return {
      key,
      term: sayField(words, key),
      description: description ?? sayAnswer(words, key, answers[key]),
    };
  }

  /** A flag with its details beneath. */
  function flag(key: "certifications" | "abntPr2030" | "sustainabilityPractices"): Definition {
    const details = answers[`${key}Details`];
    return row(key, answers[key] && details ? `${LL.submissions.detail.yes()}. ${details}` : undefined);
  }

  function withOther(key: "institutionType" | "pavillionFocus", other: string): Definition {
    const words = sayAnswer({ LL, locale }, key, answers[key]);
    return row(key, other ? `${words} (${other})` : words);
  }

  return (
    <>
      <Part title={sections.organisation()}>
        {[
          row("institutionName"),
          row("country"),
          {
            ...row("cnpj", shownLegalId(answers)),
            term: answers.country === "BR" ? LL.eoi.fields.cnpj() : LL.eoi.fields.legalId(),
          },
          withOther("institutionType", answers.institutionTypeOther),
          row("mainArea"),
          row("website", answers.website && <Address url={answers.website} />),
          row("socialMedia"),
          withOther("pavillionFocus", answers.pavillionFocusOther),
        ]}
      </Part>
      <Part title={sections.representative()}>
        {[
          row("representativeName"),
          row("representativePosition"),
          row("representativePhone"),
          row(
            "representativeEmail",
            <a className="link" href={`mailto:${answers.representativeEmail}`}>
              {answers.representativeEmail}
            </a>,
          ),
        ]}
      </Part>
      <Part title={sections.stand()}>
        {[
          row("standType"),
          {
            key: "size",
            term: LL.submissions.detail.size(),
            description: formatArea(locale, submission.spaceM2),
          },
          row("description"),
          row("justification"),
          row("flexibility"),
          row("flexibilityExplanation"),
        ]}
      </Part>
      <Part title={sections.services()}>
        {[
          row("servicesNeeded"),
          row("links", answers.links.length > 0 && <Links links={answers.links} />),
          row("additionalInfo"),
        ]}
      </Part>
      <Part title={sections.practices()}>
        {[flag("certifications"), flag("abntPr2030"), flag("sustainabilityPractices")]}
      </Part>
      <Part title={sections.consent()}>
        {[
          row("contactLanguage"),
          {
            key: "terms",
            term: LL.submissions.detail.terms(),
            description: LL.submissions.detail.termsValue({
              version: submission.acceptedTermsVersion,
              date: formatDateTime(locale, submission.acceptedTermsAt),
            }),
          },
        ]}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: readonly Definition[] }) {
  return (
    <Section title={title} className="mb-10">
      <DefinitionList items={children} />
    </Section>
  );
}

function Links({ links }: { links: Answers["links"] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.url} ${link.description}`}>
          <Address url={link.url} /> <span className="text-quiet">{link.description}</span>
        </li>
      ))}
    </ul>
  );
}

/** What an applicant wrote is opened apart from the desk, and learns nothing of it. */
function Address({ url }: { url: string }) {
  const { LL } = useWords();
  return (
    <a className="link break-all" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url}
      <span className="sr-only"> {LL.footer.newTab()}</span>
    </a>
  );
}
