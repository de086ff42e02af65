import { Link } from "@tanstack/react-router";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { useSiteWords } from "#src/lib/event/site-words.ts";

/** Where an answer may already be, before anybody writes. */
const ANSWERS = [
  { key: "follow", to: "/status" },
  { key: "password", to: "/partner/recover-password" },
  { key: "taking", to: "/partnership-and-exhibit" },
  { key: "privacy", to: "/privacy-policy" },
] as const;

/** Support is by e-mail: one address for Portuguese speakers, one for everybody else (GEN-12). */
export function Contact() {
  const { support } = useEvent();
  const words = useSiteWords("support").contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="section on-deep bg-river text-paper-2">
      <div className="page">
        <h2 id="contact-title" className="display-2">
          {words.title()}
        </h2>
        <p className="mt-6 max-w-[50ch] text-[1.0625rem] leading-7 text-paper-2/90">{words.text()}</p>
        <dl className="mt-14 grid gap-x-16 xl:grid-cols-2">
          <Address audience={words.portuguese()} email={support.pt} />
          <Address audience={words.other()} email={support.other} />
        </dl>
        <h3 className="display-5 mt-20">{words.firstTitle()}</h3>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
          {ANSWERS.map((answer) => (
            <li key={answer.key} className="border-t border-river-line pt-4 pb-7">
              <Link
                to={answer.to}
                className="font-semibold underline decoration-annatto-light decoration-2 underline-offset-4 hover:decoration-paper-2"
              >
                {words[answer.key]()}
              </Link>
              <p className="mt-1.5 max-w-[36ch] text-mist">{words[`${answer.key}Text`]()}</p>
            </li>
          ))}
        </ul>
        <NoMailLine className="[&_a]:text-inherit" />
      </div>
    </section>
  );
}

/** A long address breaks at its @ first. */
function Address({ audience, email }: { audience: string; email: string }) {
  const [mailbox, host] = email.split("@");
  return (
    <div className="border-t border-river-line pt-5 pb-8">
      <dt className="text-mist">{audience}</dt>
      <dd className="display-4 mt-2 sm:display-3 wrap-anywhere">
        <a
          href={`mailto:${email}`}
          className="underline decoration-annatto-light decoration-2 underline-offset-8 hover:decoration-paper-2"
        >
          {mailbox}@<wbr />
          {host}
        </a>
      </dd>
    </div>
  );
}
