import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";
import { audienceQuery, testCampaign } from "../data.ts";

type TestDialogProps = { id: string; version: number; of: string | undefined; onClose: () => void };

const schema = v.strictObject({ to: v.picklist(["me", "recipient"]) });

/** EML-05: one message, with the data of whom the preview shows, to that person or to the reader. */
export function TestDialog({ id, version, of, onClose }: TestDialogProps) {
  const { LL } = useWords();
  const words = LL.campaigns.test;
  const { user } = useSession();
  const { data: audience } = useQuery(audienceQuery(id));
  const { company = "", email = "" } = audience?.first.find((one) => one.id === of) ?? {};
  const { form, record } = useRecordForm({
    schema,
    values: () => ({ to: "me" as "me" | "recipient" }),
    save: ({ to }) => sendChange(testCampaign, { id, version, of: of ?? "", to }),
    failed: words.failed(),
    done: ({ answer }) =>
      answer.isDelivered ? words.sent({ email: answer.to }) : words.kept({ email: answer.to }),
    onClose,
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !record.isPending && onClose()}>
      <DialogContent
        title={words.title()}
        description={words.text({ company })}
        footer={
          <>
            <Button variant="secondary" disabled={record.isPending} onClick={onClose}>
              {LL.actions.cancel()}
            </Button>
            <SubmitButton record={record} pendingLabel={words.sending()}>
              {words.send()}
            </SubmitButton>
          </>
        }
      >
        <RecordForm record={record}>
          <MailsKeptLine />
          <form.AppField name="to">
            {() => (
              <ChoiceField
                label={words.to()}
                options={[
                  { value: "me", label: words.me({ email: user?.email ?? "" }) },
                  { value: "recipient", label: words.recipient({ email }) },
                ]}
              />
            )}
          </form.AppField>
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
