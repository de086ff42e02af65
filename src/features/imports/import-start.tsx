import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { useState } from "react";
import type { FileProblem } from "#domain/imports/problems.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { RunLine, RunList } from "#src/kit/run/run-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { beginImport, myImportsQuery } from "./data.ts";
import { useSaveFile } from "./use-save-file.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { Unreadable } from "./unreadable.tsx";

/** Where an import begins (CAT-08 to CAT-10): the file, how it is read, a template, and the own imports before. */
export function ImportStart() {
  const { LL } = useWords();
  const words = LL.imports;
  const router = useRouter();
  const [save, isSaving] = useSaveFile();

  const [reading, setReading] = useState<"now" | FileProblem>();

  async function begin(fileId: string): Promise<void> {
    const from = router.state.location.href;
    setReading("now");
    try {
      const { id, problem } = await beginImport(fileId);
      setReading(problem ?? undefined);
      // Who has left meanwhile finds it here among their imports.
      if (id === null || router.state.location.href !== from) return;
      void router.navigate({ to: "/admin/catalog/import/$importId", params: { importId: id } });
    } catch (error) {
      setReading(undefined);
      throw error;
    }
  }

  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink to="/admin/catalog">{words.back()}</BackLink>}
        note={words.hint()}
        actions={
          <Button
            size="sm"
            variant="secondary"
            pending={isSaving}
            onClick={() => void save("/api/imports/template.csv")}
          >
            <Download className="size-4" />
            {words.template()}
          </Button>
        }
      >
        {words.title()}
      </PageTitle>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <UploadField
            label={words.file()}
            hint={words.fileHint()}
            purpose="catalogueImport"
            isSingle
            store={begin}
            failed={words.failed()}
          />
          <div className="mt-3">
            {reading === "now" ? (
              <p role="status">{words.reading()}</p>
            ) : (
              reading && <Unreadable problem={reading} />
            )}
          </div>
          <MyImports />
        </div>
        <Section title={words.how.title()}>
          <ul className="grid max-w-[60ch] gap-3 text-[0.9375rem] leading-6 text-quiet">
            {(["columns", "id", "empty", "numbers", "own", "image"] as const).map((rule) => (
              <li key={rule}>{words.how[rule]()}</li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

function MyImports() {
  const { LL } = useWords();
  const words = LL.imports;
  const { data: mine = [], error, refetch } = useQuery(myImportsQuery);
  if (error && mine.length === 0) return <RetryLine text={LL.error.part()} onRetry={() => void refetch()} />;
  if (mine.length === 0) return null;
  return (
    <Section title={words.mine()} className="mt-9">
      <RunList>
        {mine.map(({ id, fileName, isDone, createdAt }) => (
          <RunLine
            key={id}
            className="relative py-2.5"
            title={
              <Link
                to="/admin/catalog/import/$importId"
                params={{ importId: id }}
                className="font-semibold no-underline after:absolute after:inset-0 hover:underline hover:underline-offset-4"
              >
                {fileName}
              </Link>
            }
            actions={
              <Badge dot tone={isDone ? "good" : "wait"}>
                {isDone ? words.stands.done() : words.stands.planned()}
              </Badge>
            }
          >
            <DateTime value={createdAt} className="figures" />
          </RunLine>
        ))}
      </RunList>
    </Section>
  );
}
