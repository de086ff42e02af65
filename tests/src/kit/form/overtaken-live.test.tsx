import { expect, test } from "bun:test";
import * as v from "valibot";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
const { conflict } = SERVER_WORDS.en.statuses;

type Stored = { version: number; status: string };

function MoveForm({ stored }: { stored: Stored }) {
  const { form, record } = useRecordForm({
    schema: v.object({ text: v.string() }),
    record: stored,
    values: () => ({ text: "" }),
    refit: (typed) => typed,
    told: (_, now) => ({ who: undefined, also: [`Now ${now.status}`] }),
    save: async () => undefined,
  });
  return (
    <RecordForm record={record}>
      <form.LongField name="text" label="Note" rows={2} />
    </RecordForm>
  );
}

test("what is chosen over a version is told of a newer one when that arrives", async () => {
  await page.draw(<MoveForm stored={{ version: 1, status: "pending" }} />);
  expect(page.find("form").textContent).not.toContain(conflict.title());
  await page.draw(<MoveForm stored={{ version: 2, status: "approved" }} />);
  await page.settle();
  expect(page.find("form").textContent).toContain(conflict.title());
  expect(page.find("form").textContent).toContain("Now approved");
});
