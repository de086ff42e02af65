import type { ReactNode } from "react";
import { acceptOf, type FilePurpose } from "#domain/files/kind.ts";
import { mayBeLink } from "#domain/files/link.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { ControlProps } from "#src/components/form-field.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { useUploads } from "#src/lib/upload/use-uploads.ts";
import { AddressEntry } from "./address-entry.tsx";
import type { Link } from "./address-form.tsx";

export type AttachmentsProps = {
  value: readonly FileReference[];
  /** As a function of the newest list: a file may arrive after the field was left. */
  onChange: (edit: (before: readonly FileReference[]) => FileReference[]) => void;
  purpose: FilePurpose;
  /** The accepted file types and size, in words. */
  fileHint: string;
  /** The message for unexpected errors. */
  failed: string;
  /** The most files; with 1 the next file replaces the first. */
  max?: number;
  /** A remark that blocks nothing: a logo under 300 DPI. */
  warn?: (file: FileReference) => string | undefined;
  /** Renames a file when it is chosen. */
  rename?: (name: string) => string;
  /** The name under which the device stores the uploads; see useUploads. */
  keptAs?: string | undefined;
};

type UploadsOf = ReturnType<typeof useUploads>;

/** The uploads without their look, since a form checks whether any is under way. */
export function useAttachments(props: Omit<AttachmentsProps, "fileHint">): UploadsOf {
  const { value, onChange, purpose, failed, max = 50, keptAs } = props;
  return useUploads({
    purpose,
    failed,
    keptAs,
    present: value.flatMap(({ id }) => id ?? []),
    stopsWhenLeft: keptAs === undefined,
    store({ id, name, type, url, dpi }) {
      const arrived = { id, name, type, url, ...(dpi !== undefined && { dpi }) };
      onChange((before) => [...(max === 1 ? [] : before), arrived]);
    },
  });
}

/** The files of a field: dropped, chosen, pasted or given by address (FIL-05), and their list. */
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
        accept={acceptOf(purpose)}
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
