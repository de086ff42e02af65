import { expect, test } from "bun:test";
import * as v from "valibot";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { FormField } from "#src/components/form-field.tsx";
import { useField } from "#src/kit/form/fields/use-field.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { openPage } from "../../page.tsx";

const page = openPage();
const { wait, refused } = SERVER_WORDS.en.statuses.files;
const sent: object[] = [];

type Uploads = { isBusy: boolean; failed: number };

function Files({ uploads }: { uploads: Uploads }) {
  const { around } = useField<string>({ label: "File" }, String, uploads);
  return <FormField {...around}>{(control) => <input {...control} />}</FormField>;
}

function UploadingForm({ uploads }: { uploads: Uploads }) {
  const { form, record } = useRecordForm({
    schema: v.object({ file: v.string() }),
    values: () => ({ file: "a.pdf" }),
    save: async (values) => void sent.push(values),
  });
  return (
    <RecordForm record={record}>
      <form.AppField name="file">{() => <Files uploads={uploads} />}</form.AppField>
      <button type="submit">Send</button>
    </RecordForm>
  );
}

async function pressWhileBusy(): Promise<void> {
  sent.length = 0;
  await page.draw(<UploadingForm uploads={{ isBusy: true, failed: 0 }} />);
  await page.press("button[type=submit]");
  await page.settle();
  expect(document.body.textContent).toContain(wait());
  expect(sent).toEqual([]);
}

test("what is pressed while a file is on its way is done once it is here", async () => {
  await pressWhileBusy();
  await page.draw(<UploadingForm uploads={{ isBusy: false, failed: 0 }} />);
  await page.settle();
  expect(sent).toEqual([{ file: "a.pdf" }]);
});

test("a file that was refused meanwhile is said, and nothing leaves without it", async () => {
  await pressWhileBusy();
  await page.draw(<UploadingForm uploads={{ isBusy: false, failed: 1 }} />);
  await page.settle();
  expect(document.body.textContent).toContain(refused({ count: 1 }));
  expect(sent).toEqual([]);
});

test("what was never pressed is not sent by a file that arrives", async () => {
  sent.length = 0;
  await page.draw(<UploadingForm uploads={{ isBusy: true, failed: 0 }} />);
  await page.draw(<UploadingForm uploads={{ isBusy: false, failed: 0 }} />);
  await page.settle();
  expect(sent).toEqual([]);
});
