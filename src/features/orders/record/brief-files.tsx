import { ExternalLink, FileText } from "lucide-react";
import { isCoarseLogo } from "#domain/orders/draft/briefing.ts";
import { fileKindOf } from "#domain/files/kind.ts";
import { uploadedFileId, type FileReference } from "#domain/files/file-reference.ts";
import type { BriefFiles } from "#domain/orders/reading/tell-brief.ts";
import { useWords } from "#src/lib/words/words.tsx";

type BriefFileListProps = { slot: BriefFiles; files: readonly FileReference[] };

/** The files of a field: pictures small, others by name; an address elsewhere with its host, never fetched. */
export function BriefFileList({ slot, files }: BriefFileListProps) {
  return (
    <ul className="grid gap-3">
      {files.map((file) => (
        <li key={file.id ?? file.url}>
          <BriefFile file={file} />
          {slot === "logo" && <Coarse file={file} />}
        </li>
      ))}
    </ul>
  );
}

function BriefFile({ file }: { file: FileReference }) {
  const { LL } = useWords();
  const isOurs = uploadedFileId(file.url) !== undefined;
  const isPicture = isOurs && fileKindOf(file.type) === "image";
  const Icon = isOurs ? FileText : ExternalLink;
  return (
    <a
      href={isOurs ? `${file.url}?inline=1` : file.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="group inline-flex max-w-full items-center gap-3"
    >
      {isPicture ? (
        <img
          src={`${file.url}?inline=1`}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-16 w-22 shrink-0 rounded-sm border border-line bg-card object-cover group-hover:border-ink"
        />
      ) : (
        <Icon aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      )}
      <span className="min-w-0">
        <span className="link wrap-anywhere">{file.name}</span>
        {!isOurs && (
          <span className="ml-2 text-sm text-quiet">
            {LL.briefing.summary.elsewhere({ host: URL.parse(file.url)?.host ?? file.url })}
          </span>
        )}
        <span className="sr-only"> {LL.footer.newTab()}</span>
      </span>
    </a>
  );
}

function Coarse({ file }: { file: FileReference }) {
  const { LL } = useWords();
  if (!isCoarseLogo(file)) return null;
  return <p className="mt-1 text-sm text-wait-ink">{LL.briefing.coarseLogo({ dpi: file.dpi })}</p>;
}
