import type { ReactNode } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Attachments, type AttachmentsProps, useAttachments } from "./attachments.tsx";

type AttachmentsFieldProps = AttachmentsProps & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  aside?: ReactNode;
  id?: string;
  className?: string;
};

/** Files of a field outside of a form of the kit; in one it is `field.FilesField`. */
export function AttachmentsField({
  label,
  hint,
  error,
  required = false,
  aside,
  id,
  className,
  ...attachments
}: AttachmentsFieldProps) {
  const uploads = useAttachments(attachments);
  const around = { label, hint, error, required, aside, ...(id && { id }), ...(className && { className }) };
  return (
    <FormField {...around}>
      {(control) => <Attachments {...attachments} label={label} control={control} uploads={uploads} />}
    </FormField>
  );
}
