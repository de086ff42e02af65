import { answeredOf, type FormSectionId, type SectionStanding } from "#domain/submissions/standing.ts";
import { LineIcon } from "#src/components/line-icon.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type FormIndexProps = {
  standing: readonly SectionStanding[];
  /** Whether it was tried to send: what is half written counts as wrong only then. */
  isTried: boolean;
  /** The time of day of the last change; undefined before the first. */
  keptAt: string | undefined;
};

/** Where the title of a section stands. */
export function placeOfSection(id: FormSectionId): string {
  return `eoi-${id}`;
}

/** The form's sections and what each still lacks: beside it where there is room, on a phone folded above it. */
export function FormIndex(props: FormIndexProps) {
  const { LL } = useWords();
  const words = LL.answering.index;
  const answered = answeredOf(props.standing);
  return (
    <>
      <nav
        aria-label={words.label()}
        className="sticky top-20 max-h-[calc(100dvh-5rem)] self-start overflow-y-auto pt-14 pb-8 max-lg:hidden"
      >
        <p>
          <span className="display-4 figures block">{words.progress(answered)}</span>
          <span className="text-sm text-quiet">{words.progressText()}</span>
        </p>
        <Bar {...answered} />
        <Sections {...props} />
        <KeptLine {...props} />
      </nav>
      <details className="group border-b border-line-2 pb-4 lg:hidden">
        <summary className="cursor-pointer py-3 font-semibold">
          <span className="figures">{words.progressLine(answered)}</span>
          <Bar {...answered} />
        </summary>
        <nav aria-label={words.label()}>
          <Sections {...props} />
        </nav>
        <KeptLine {...props} />
      </details>
    </>
  );
}

/** A bar that repeats the figure, hidden from screen readers. */
function Bar({ given, required }: { given: number; required: number }) {
  return (
    <span aria-hidden="true" className="mt-3 block h-1 overflow-hidden rounded-full bg-paper-3">
      <span
        className="block h-full bg-leaf transition-[width] duration-200"
        style={{ width: `${Math.round((100 * given) / required)}%` }}
      />
    </span>
  );
}

function Sections({ standing, isTried }: FormIndexProps) {
  const { LL } = useWords();
  return (
    <ol className="mt-3">
      {standing.map((section) => (
        <li key={section.id} className="border-b border-line last:border-b-0">
          <a
            href={`#${placeOfSection(section.id)}`}
            onClick={(event) => {
              event.preventDefault();
              goToSection(section.id);
            }}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-2 text-[0.9375rem] leading-5 font-medium hover:underline hover:underline-offset-4"
          >
            {LL.eoi.form[section.id]()}
            <Mark section={section} isTried={isTried} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** What is left of a section, a tick once nothing is, a dot where nothing has to be. */
function Mark({ section, isTried }: { section: SectionStanding; isTried: boolean }) {
  const { LL } = useWords();
  const words = LL.answering.index;
  const { required, missing, wrong, isBegun } = section;
  const isWrong = isTried && wrong.length > 0;
  if (isWrong || missing.length > 0)
    return (
      <span className="figures text-right text-sm text-quiet">
        {isWrong && <span className="block text-error">{words.wrong({ count: wrong.length })}</span>}
        {missing.length > 0 && words.left({ count: missing.length })}
      </span>
    );
  const isDone = wrong.length === 0 && (required > 0 || isBegun);
  return isDone ? (
    <>
      <LineIcon name="check" className="size-4.5 text-leaf" />
      <span className="sr-only">{words.done()}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="mr-1.5 size-1.5 rounded-full bg-field" />
      {required === 0 && <span className="sr-only">{words.optional()}</span>}
    </>
  );
}

function KeptLine({ keptAt }: FormIndexProps) {
  const { LL } = useWords();
  const { kept, keeps } = LL.answering.index;
  return (
    <p className="figures mt-2 border-t border-line-2 pt-3 text-sm text-quiet">
      {keptAt === undefined ? keeps() : kept({ time: keptAt })}
    </p>
  );
}

/** Goes to a section; its heading takes the focus, so that the next key goes on from there. */
function goToSection(id: FormSectionId): void {
  const heading = document.getElementById(placeOfSection(id));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
