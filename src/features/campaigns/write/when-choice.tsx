import { useState } from "react";
import { shownZone, zoneOffset } from "#i18n/formatters.ts";
import { FormField, FormGroup } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { RadioGroup } from "#src/components/ui/radio-group.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { When } from "./when.ts";

type WhenChoiceProps = { when: When; error: string | undefined; onChoose: (when: When) => void };

/** The choice to send at once, or at a day and time in the event's time zone. */
export function WhenChoice({ when, error, onChoose }: WhenChoiceProps) {
  const { LL } = useWords();
  const words = LL.campaigns.check;
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-3">
      <FormGroup label={words.when()}>
        {(control) => (
          <RadioGroup
            {...control}
            layout="row"
            options={[
              { value: "now", label: words.now() },
              { value: "later", label: words.later() },
            ]}
            value={when.is}
            onValueChange={(is) => onChoose({ ...when, is: is === "later" ? "later" : "now" })}
          />
        )}
      </FormGroup>
      {when.is === "later" && (
        <FormField
          label={words.at()}
          hint={words.atHint({ zone: zoneOffset(shownZone(), now) })}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              className="max-w-72"
              value={when.wall}
              onChange={(event) => onChoose({ ...when, wall: event.target.value })}
            />
          )}
        </FormField>
      )}
    </div>
  );
}
