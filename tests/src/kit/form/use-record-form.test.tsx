import { beforeEach, expect, test } from "bun:test";
import * as v from "valibot";
import { message } from "#domain/messages.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { dropDraftsOfOthers, readDraft } from "#src/lib/tab-drafts.ts";
import { openPage } from "../../page.tsx";
import { TabStorage } from "../../tab.ts";

const page = openPage();
const storage = TabStorage.open();

beforeEach(() => {
  storage.clear();
  dropDraftsOfOthers("user-1");
});

type Account = { version: number; name: string; note: string };
type Sent = { name: string; note: string };

const STORED: Account = { version: 1, name: "Ana", note: "" };
const AccountInput = v.object({
  name: v.pipe(v.string(), v.minLength(1, message("required"))),
  note: v.pipe(v.string(), v.maxLength(5, message("textTooLong"))),
});

/** A form that stays open; what its server does with a save, the test says. */
function open(save: (sent: Sent, known: Account) => Promise<unknown>, { hasNote = true } = {}) {
  function AccountForm() {
    const { form, record } = useRecordForm({
      schema: AccountInput,
      record: STORED,
      draft: "account",
      values: ({ name, note }: Account) => ({ name, note }),
      save,
      savedAs: (_, sent, known) => ({ ...known, ...sent, version: known.version + 1 }),
    });
    return (
      <RecordForm record={record}>
        <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
        {hasNote && <form.AppField name="note">{(field) => <field.TextField label="Note" />}</form.AppField>}
        <button type="submit">Save</button>
        <output>{record.isChanged ? "changed" : "as stored"}</output>
      </RecordForm>
    );
  }
  return page.draw(<AccountForm />);
}

function valueOf(name: string): string {
  return (page.find(`[name=${name}]`) as HTMLInputElement).value;
}

/** A save that is answered when the test says so. */
function slowSave() {
  const sent: [Sent, number][] = [];
  const answers: (() => void)[] = [];
  return {
    sent,
    save: (values: Sent, { version }: Account) =>
      new Promise<void>((resolve) => {
        sent.push([values, version]);
        answers.push(resolve);
      }),
    async answer(): Promise<void> {
      answers.shift()?.();
      await page.settle();
    },
  };
}

test("what is typed while the form is being saved stays, and is saved over the version that came of it", async () => {
  const server = slowSave();
  await open(server.save);
  await page.type("[name=name]", "Ana Moura");
  await page.press("button[type=submit]");
  await page.type("[name=note]", "new");
  await server.answer();
  expect([valueOf("name"), valueOf("note"), page.read("output")]).toEqual(["Ana Moura", "new", ["changed"]]);
  expect(readDraft("account")).toMatchObject({
    base: { version: 2, name: "Ana Moura" },
    values: { name: "Ana Moura", note: "new" },
  });
  await page.press("button[type=submit]");
  await server.answer();
  expect(server.sent).toEqual([
    [{ name: "Ana Moura", note: "" }, 1],
    [{ name: "Ana Moura", note: "new" }, 2],
  ]);
  expect([valueOf("note"), page.read("output"), readDraft("account")]).toEqual([
    "new",
    ["as stored"],
    undefined,
  ]);
});
