import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { DialogButton, lateDialog } from "#src/kit/form/dialog-button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { saySubject } from "../say-subject.ts";
import { type LetterType, typesQuery } from "../data.ts";

const TypeDialog = lateDialog(() => import("./letter-type-dialog.tsx").then((part) => part.TypeDialog));
type Listed = Omit<LetterType, "history">;

/** EML-04: what letters begin with: the portal's types, and the team's own templates. */
export function TypesScreen() {
  const { LL } = useWords();
  const words = LL.campaigns.types;
  const { data: types, error, refetch } = useQuery(typesQuery);
  const own = types?.filter(({ isBuiltIn }) => !isBuiltIn) ?? [];
  const create = (
    <DialogButton size="sm" renderDialog={(close) => <TypeDialog onClose={close} />}>
      {words.create()}
    </DialogButton>
  );
  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink to="/admin/email-manager">{LL.campaigns.list.back()}</BackLink>}
        note={words.note()}
        actions={create}
      >
        {words.title()}
      </PageTitle>
      {error && !types && <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />}
      {!types && !error && <SpinnerArea />}
      {types && (
        <div className="grid gap-9">
          <Section title={words.builtIn()}>
            <TypeList types={types.filter(({ isBuiltIn }) => isBuiltIn)} />
          </Section>
          <Section title={words.own()} count={own.length}>
            {own.length > 0 ? <TypeList types={own} /> : <p className="text-quiet">{words.noOwn()}</p>}
          </Section>
        </div>
      )}
    </>
  );
}

function TypeList({ types }: { types: readonly Listed[] }) {
  return (
    <ul className="border-t border-line-2">
      {types.map((type) => (
        <TypeLine key={type.id} type={type} />
      ))}
    </ul>
  );
}

function TypeLine({ type }: { type: Listed }) {
  const { LL, locale } = useWords();
  const words = LL.campaigns.types;
  const kind = LL.campaigns.kinds[type.kind]();
  const name = type.name || kind;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 grow basis-80">
        <Link
          to="/admin/email-manager/letter-types/$letterTypeId"
          params={{ letterTypeId: type.id }}
          className="font-semibold"
        >
          {name}
        </Link>
        <p className="truncate text-sm text-quiet">
          {!type.isBuiltIn && `${kind} · `}
          {saySubject({ LL, locale }, type)}
        </p>
      </div>
      <span className="text-sm text-quiet">
        {type.version > 1 && <RelativeTime value={type.updatedAt} />}
      </span>
      <DialogButton
        size="sm"
        variant="secondary"
        aria-label={words.copyOf({ name })}
        renderDialog={(close) => <TypeDialog from={type} onClose={close} />}
      >
        {words.copy()}
      </DialogButton>
    </li>
  );
}
