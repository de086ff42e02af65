import { expect, test } from "bun:test";
import * as v from "valibot";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { openPage } from "../../page.tsx";

const page = openPage();

test("while a question stands over the form its button says that it waits, and not that it saves", async () => {
  let answer: (yes: boolean) => void = () => undefined;
  const sent: object[] = [];
  function AskingForm() {
    const { form, record } = useRecordForm({
      schema: v.object({ text: v.string() }),
      values: () => ({ text: "Ligar na terça" }),
      confirm: () => new Promise<boolean>((settle) => (answer = settle)),
      save: async (values) => void sent.push(values),
    });
    return (
      <RecordForm record={record}>
        <form.LongField name="text" label="Note" rows={2} />
        <SubmitButton record={record} pendingLabel="Saving…">
          Save
        </SubmitButton>
      </RecordForm>
    );
  }
  await page.draw(<AskingForm />);
  await page.press("button[type=submit]");
  await page.settle();
  expect(page.find("button").textContent).toContain(SERVER_WORDS.en.actions.asking());
  expect(page.find("button").textContent).not.toContain("Saving");
  expect(page.find("button").getAttribute("aria-busy")).toBeNull();
  expect(sent).toEqual([]);
  await page.run(() => answer(true));
  await page.settle();
  expect(sent).toHaveLength(1);
});
