import { buttonLink } from "#src/components/button-link.ts";
import { useWords } from "#src/lib/words/words.tsx";

type Choice = { id: string; name: string; where: string; take: () => void };

type VersionChoicesProps = { text: string; choices: readonly Choice[]; failure?: string | undefined };

/** The choice between several versions of a form. `failure` is why a choice failed. */
export function VersionChoices({ text, choices, failure }: VersionChoicesProps) {
  const { LL } = useWords();
  const words = LL.applicant.opened;
  return (
    <section aria-labelledby="several" className="mt-6 mb-10 border border-line-2 bg-card p-6">
      <h2 id="several" className="display-4">
        {words.title()}
      </h2>
      <p className="mt-2 text-quiet">{text}</p>
      {failure !== undefined && (
        <p role="alert" className="mt-2 error-text">
          {failure}
        </p>
      )}
      <ul className="mt-4">
        {choices.map((choice) => (
          <li
            key={choice.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
          >
            <span className="wrap-anywhere">
              <strong className="font-semibold">{choice.name || words.unnamed()}</strong>
              <span className="block text-sm text-quiet">{choice.where}</span>
            </span>
            <button type="button" className={buttonLink("secondary", "md")} onClick={choice.take}>
              {words.take()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
