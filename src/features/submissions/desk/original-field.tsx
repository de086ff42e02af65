import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_SEARCH } from "#domain/lists/search.ts";
import { canBeOriginal, ORIGINAL_STATUSES } from "#domain/submissions/status.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { RadioGroup } from "#src/components/ui/radio-group.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { Spinner } from "#src/components/ui/spinner.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { submissionListQuery } from "../data.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { say } from "#src/lib/words/say.ts";

const SHOWN = 6;

/**
 * The submission that a duplicate repeats, searched by name or reference; duplicates are no originals, and none repeats
 * itself.
 */
export function OriginalField({ exceptId }: { exceptId: string }) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const { name, value, change, around } = useField<string>({ label: words.original(), required: true });
  const [search, setSearch] = useState("");
  const list = useQuery(
    submissionListQuery({ search, filters: { statuses: [...ORIGINAL_STATUSES] }, limit: SHOWN + 1 }),
  );
  const found = list.data?.items.filter((item) => canBeOriginal(item, exceptId)).slice(0, SHOWN);
  return (
    <FormGroup {...around}>
      {(control) => (
        <>
          <SearchInput
            value={search}
            onValueChange={setSearch}
            label={words.originalHint()}
            maxLength={MAX_SEARCH}
            shortcut={false}
            className="mb-3"
          />
          {!found && list.error && (
            <RetryLine text={say(LL, list.error)} onRetry={() => void list.refetch()} />
          )}
          {!found && !list.error && <Spinner />}
          {found?.length === 0 && <p className="text-quiet">{words.originalNone()}</p>}
          <RadioGroup
            {...control}
            name={name}
            value={value}
            onValueChange={change}
            options={(found ?? []).map((item) => ({
              value: item.id,
              label: item.institutionName,
              hint: `${item.reference}, ${item.representativeName}`,
            }))}
          />
        </>
      )}
    </FormGroup>
  );
}
