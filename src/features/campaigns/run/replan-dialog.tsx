import { useState } from "react";
import * as v from "valibot";
import { instant } from "#domain/blocks.ts";
import { shownZone, zoneOffset } from "#i18n/formatters.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Campaign, campaignAt, replanCampaign } from "../data.ts";

type ReplanDialogProps = { campaign: Campaign; onClose: () => void };

const schema = v.strictObject({ plannedFor: instant() });

/** Another time for a planned campaign, on the clocks of the event. */
export function ReplanDialog({ campaign, onClose }: ReplanDialogProps) {
  const { LL } = useWords();
  const { check, page } = LL.campaigns;
  const words = page.replan;
  const zone = shownZone();
  const [now] = useState(() => new Date());
  const { form, record } = useRecordForm({
    schema,
    at: campaignAt(campaign.id),
    record: campaign,
    draft: `campaign:${campaign.id}:replan`,
    values: ({ plannedFor }: Pick<Campaign, "plannedFor">) => ({ plannedFor: plannedFor ?? "" }),
    save: (typed, { id, version }) => sendChange(replanCampaign, { id, version, ...typed }),
    failed: words.failed(),
    done: () => words.done(),
    onClose,
  });
  return (
    <FormDialog record={record} title={words.title()} submit={words.save()} submitting={words.saving()}>
      <form.AppField name="plannedFor">
        {(field) => (
          <field.MomentField
            label={check.at()}
            hint={check.atHint({ zone: zoneOffset(zone, now) })}
            zone={zone}
            required
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}
