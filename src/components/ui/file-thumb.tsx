import { Link2, Paperclip } from "lucide-react";
import { useCallback, useState } from "react";
import { fileKindOf } from "#domain/files/kind.ts";
import { isElsewhere } from "#src/components/file-address.ts";

type FileThumbProps = {
  file: { url?: string | undefined; type?: string | undefined; preview?: Blob | undefined };
};

/** A picture small enough for a line; a clip for any other file, a chain for a file given by address. */
export function FileThumb({ file: { url, type = "", preview } }: FileThumbProps) {
  const [isBroken, setIsBroken] = useState(false);
  const show = useCallback((image: HTMLImageElement) => showBlob(image, preview), [preview]);
  const isLink = url !== undefined && isElsewhere(url);
  const isPicture = fileKindOf(preview ? preview.type : type) === "image" && (preview || !isLink);
  if (!isPicture || isBroken) {
    const Sign = isLink ? Link2 : Paperclip;
    return <Sign aria-hidden="true" className="mx-3 mt-1 size-4 shrink-0 text-quiet" />;
  }
  return (
    <img
      ref={show}
      src={url && `${url}?inline=1`}
      alt=""
      loading="lazy"
      onError={() => setIsBroken(true)}
      className="size-10 shrink-0 rounded-sm border border-line bg-paper-2 object-cover"
    />
  );
}

/** A picture that has not left the browser yet has an address as long as it is shown. */
function showBlob(image: HTMLImageElement, blob: Blob | undefined): (() => void) | undefined {
  if (!blob) return undefined;
  const made = URL.createObjectURL(blob);
  image.src = made;
  return () => URL.revokeObjectURL(made);
}
