import type { ReactNode } from "react";
import { ALLOWED_TYPES, type FilePurpose } from "#domain/files/kind.ts";
import { mayBeLink } from "#domain/files/link.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { ControlProps } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { AddressEntry } from "./address-entry.tsx";
import type { Link } from "./address-form.tsx";

export type AttachmentsProps = {
  value: readonly FileReference[];
  /** Edits the newest list, however late it comes: a file may arrive when the field has been left. */
  onChange: (edit: (before: readonly FileReference[]) => FileReference[]) => void;
  purpose: FilePurpose;
  /** Types and size in words. */
  fileHint: string;
  /** What is said of an upload that failed for no known reason. */
  failed: string;
  /** Of one, the next takes its place. */
  max?: number;
  /** A remark on a file that does not stop anything: a logo under 300 DPI. */
  warn?: (file: FileReference) => string | undefined;
  /** What a chosen file is called from then on. */
  rename?: (name: string) => string;
  /** The field's name among all of this account: what is on its way outlives the page (useUploads). */
  keptAs?: string | undefined;
};

type UploadsOf = ReturnType<typeof useUploads>;

/** The uploads of a field that holds references; apart from its look, since a form asks whether they are under way. */
export function useAttachments(props: Omit<AttachmentsProps, "fileHint" | "value">): UploadsOf {
  const { onChange, purpose, failed, max = 50, keptAs } = props;
  return useUploads({
    purpose,
    failed,
    keptAs,
    stopsWhenLeft: keptAs === undefined,
    store({ id, name, type, url, dpi }) {
      const arrived = { id, name, type, url, ...(dpi !== undefined && { dpi }) };
      onChange((before) => [...(max === 1 ? [] : before), arrived]);
    },
  });
}

/** The place for the files of a field: dropped, chosen, pasted or given by address, and the list of them (FIL-05). */
export function Attachments({
  control,
  uploads,
  ...props
}: AttachmentsProps & { label: ReactNode; control: ControlProps; uploads: UploadsOf }) {
  const { value, onChange, purpose, fileHint, max = 50, warn, rename = asItIs } = props;

  function addLink({ name, url }: Link): void {
    const link = { name: rename(name), type: "", url };
    const others = (before: readonly FileReference[]) => before.filter((file) => file.url !== url);
    onChange((before) => [...(max === 1 ? [] : others(before)), link]);
  }

  return (
    <>
      <FileDrop
        id={control.id}
        aria-describedby={control["aria-describedby"]}
        aria-invalid={control["aria-invalid"]}
        multiple={max > 1}
        accept={ALLOWED_TYPES[purpose].join(",")}
        hint={fileHint}
        files={[
          ...value.map((file) => ({ ...file, id: file.id ?? file.url, warning: warn?.(file) })),
          ...uploads.entries,
        ]}
        onFiles={(files) => void uploads.add(files.map((file) => called(rename(file.name), file)))}
        onRemove={(gone) => {
          uploads.remove(gone);
          onChange((before) => before.filter(({ id, url }) => (id ?? url) !== gone));
        }}
        onRetry={uploads.retry}
      />
      {mayBeLink(purpose) && <AddressEntry onAdd={addLink} label={props.label} />}
    </>
  );
}

function asItIs(name: string): string {
  return name;
}

function called(name: string, file: File): File {
  return name === file.name ? file : new File([file], name, { type: file.type });
}
