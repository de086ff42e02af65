import { formatFileSize } from "#src/components/file-size.ts";
import { useWords } from "#src/lib/words.tsx";

type FileLinkProps = { file: { url: string; name: string; size: number } };

/** A stored file by its name and size; the browser saves it. */
export function FileLink({ file }: FileLinkProps) {
  const { locale } = useWords();
  return (
    <>
      <a href={file.url} download={file.name} className="link break-all">
        {file.name}
      </a>{" "}
      <span className="figures text-sm whitespace-nowrap text-quiet">
        {formatFileSize(locale, file.size)}
      </span>
    </>
  );
}
