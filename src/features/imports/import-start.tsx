import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { DateTime } from "#src/components/date-time.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { RunLine, RunList } from "#src/kit/run/run-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { IMPORT_TONES } from "./import-tones.ts";
import { beginImport, myImportsQuery } from "./data.ts";
import { useSaveFile } from "./use-save-file.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";

/** Where an import begins (CAT-08 to CAT-10): the file, how it is read, a template, and the own imports before. */
export function ImportStart() {
  const { LL } = useWords();
  const words = LL.imports;
  const navigate = useNavigate();
  const [save, isSaving] = useSaveFile();

  async function begin(fileId: string): Promise<void> {
    const { id } = await beginImport(fileId);
    void navigate({ to: "/admin/catalog/import/$importId", params: { importId: id } });
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
            done={words.stored()}
            failed={words.failed()}
          />
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
        {mine.map(({ id, fileName, status, createdAt }) => (
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
              <Badge dot tone={IMPORT_TONES[status]}>
                {words.stands[status]()}
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
