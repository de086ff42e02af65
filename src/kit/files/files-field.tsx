import type { FileReference } from "#domain/files/file-reference.ts";
import { FormField } from "#src/components/form-field.tsx";
import { useFieldContext } from "../form/contexts.ts";
import { useField, type FieldProps } from "../form/fields/use-field.ts";
import { Attachments, type AttachmentsProps, useAttachments } from "./attachments.tsx";

type FilesFieldProps = FieldProps & Omit<AttachmentsProps, "value" | "onChange">;

/** Uploaded at once or given by address; the form waits for uploads. The schema limits their number. */
export function FilesField({
  purpose,
  fileHint,
  failed,
  max,
  warn,
  rename,
  keptAs,
  ...props
}: FilesFieldProps) {
  const { handleChange, state } = useFieldContext<readonly FileReference[]>();
  const attachments = {
    purpose,
    fileHint,
    failed,
    ...(max && { max }),
    ...(warn && { warn }),
    ...(rename && { rename }),
  };
  const uploads = useAttachments({ ...attachments, keptAs, value: state.value, onChange: handleChange });
  const { value, around } = useField<FileReference[]>(
    props,
    (files) => files.map(({ name }) => name).join(", "),
    uploads,
  );
  return (
    <FormField {...around}>
      {(control) => (
        <Attachments
          {...attachments}
          value={value}
          label={props.label}
          onChange={handleChange}
          control={control}
          uploads={uploads}
        />
      )}
    </FormField>
  );
}
