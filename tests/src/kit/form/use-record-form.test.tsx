import { beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { message } from "#domain/messages.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import type { Explain } from "#src/kit/form/use-refusal.ts";
import { dropDraftsOfOthers, readDraft } from "#src/lib/kept/tab-drafts.ts";
import { openPage } from "../../page.tsx";
import "./late-parts.ts";
import { TabStorage } from "../../lib/kept/tab.ts";

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

type Opened = {
  hasNote: boolean;
  stored: Account;
  explain: Explain;
  newest: () => Promise<Account>;
  confirm: (sent: Sent, known: Account) => Promise<boolean>;
};

test.each([
  ["Ctrl+Enter", { key: "Enter", ctrlKey: true }, 1],
  ["Enter alone", { key: "Enter" }, 0],
])("in a text of many lines %s sends the form or leaves it alone", async (_keys, pressed, times) => {
  const sent: object[] = [];
  function NoteForm() {
    const { form, record } = useRecordForm({
      schema: v.object({ text: v.string() }),
      values: () => ({ text: "Ligar na terça" }),
      save: async (values) => void sent.push(values),
    });
    return (
      <RecordForm record={record}>
        <form.LongField name="text" label="Note" rows={2} />
      </RecordForm>
    );
  }
  await page.draw(<NoteForm />);
  const press = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), pressed);
  await page.run(() => void page.find("textarea").dispatchEvent(press));
  await page.settle();
  expect(sent).toHaveLength(times);
});

/** A form that stays open; what its server does with a save, the test says. */
function open(save: (sent: Sent, known: Account) => Promise<unknown>, more: Partial<Opened> = {}) {
  const { hasNote = true, stored = STORED, explain, newest, confirm } = more;
  function AccountForm() {
    const { form, record } = useRecordForm({
      schema: AccountInput,
      record: stored,
      explain,
      at: newest && { newest, savedBy: () => "Caio" },
      draft: "account",
      values: ({ name, note }: Account) => ({ name, note }),
      confirm,
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

const isAsStored = () => page.read("output")[0] === "as stored";

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

const ALERT = "[role=alert]";
const NOTE = "p:not([role])";
const never = () => Promise.reject(new Error("nothing is sent"));

/** What a call is refused with for values that break rules. */
function refusal(...paths: string[]) {
  const issues = paths.map((path) => ({ path, key: path === "name" ? "required" : "choice" }));
  return () => Promise.reject(Object.assign(new Error("invalid"), { data: { issues } }));
}

test("what nobody changed is not sent, also once a change was taken back", async () => {
  await open(never);
  await page.press("button[type=submit]");
  expect(page.read(ALERT)).toEqual(["Please make changes before saving."]);
  await page.type("[name=note]", "new");
  await page.type("[name=note]", "");
  await page.press("button[type=submit]");
  expect(page.read(ALERT)).toEqual(["Please make changes before saving."]);
});

test("a broken rule whose field is not on the screen is said for the whole form", async () => {
  await open(never, { hasNote: false, stored: { ...STORED, note: "too long" } });
  await page.press("button[type=submit]");
  expect(page.read(ALERT)).toEqual(["Use at most 5 characters."]);
});

test("while a field on the screen says what is wrong, it says so alone", async () => {
  await open(never, { hasNote: false, stored: { ...STORED, name: "", note: "too long" } });
  await page.press("button[type=submit]");
  expect(page.read(ALERT)).toEqual([]);
  expect(page.read(NOTE)).toEqual(["Required"]);
});

test("of what the server refuses, the part without a field here is said for the whole form", async () => {
  await open(refusal("name", "type"));
  await page.type("[name=note]", "new");
  await page.press("button[type=submit]");
  expect([page.read(NOTE), page.read(ALERT)]).toEqual([["Required"], ["Choose one of the options."]]);
});

test("a refusal explained beside a field that is not here is said for the whole form", async () => {
  await open(never, { hasNote: false, explain: () => ({ field: "note", text: "Not this note." }) });
  await page.press("button[type=submit]");
  expect(page.read(ALERT)).toEqual(["Not this note."]);
});

/** A server that others save at too: what each try finds stored, and what it was sent. */
function sharedServer(...versions: Account[]) {
  const sent: [Sent, number][] = [];
  let tries = 0;
  const stored = () => versions[Math.min(tries, versions.length) - 1] ?? STORED;
  return {
    sent,
    newest: () => Promise.resolve(stored()),
    save(values: Sent, { version }: Account): Promise<void> {
      sent.push([values, version]);
      tries += 1;
      if (version === stored().version) return Promise.resolve();
      return Promise.reject(Object.assign(new Error("stale"), { data: { reason: STALE } }));
    },
  };
}

const STALE = { code: "stale", params: { record: "account", current: 2 } };
const TOLD = "p[role=status]";

describe("a save that comes too late", () => {
  test("takes in what the other changed in other fields, and goes on with the new version", async () => {
    const server = sharedServer({ version: 2, name: "Bia", note: "" });
    await open(server.save, server);
    await page.type("[name=note]", "mine");
    await page.press("button[type=submit]");
    await page.until(() => server.sent.length === 2 && isAsStored());
    expect(server.sent).toEqual([
      [{ name: "Ana", note: "mine" }, 1],
      [{ name: "Bia", note: "mine" }, 2],
    ]);
    expect([valueOf("name"), valueOf("note"), page.read("output")]).toEqual(["Bia", "mine", ["as stored"]]);
  });

  test("is looked at again over what the other saved, before anything is sent", async () => {
    const server = sharedServer({ version: 2, name: "Bia", note: "" });
    const looked: [Sent, number][] = [];
    async function confirm(values: Sent, { version }: Account): Promise<boolean> {
      looked.push([values, version]);
      if (version < 2) throw Object.assign(new Error("stale"), { data: { reason: STALE } });
      return false;
    }
    const newest = () => Promise.resolve({ version: 2, name: "Bia", note: "" });
    await open(server.save, { newest, confirm });
    await page.type("[name=note]", "mine");
    await page.press("button[type=submit]");
    await page.until(() => looked.length === 2 && valueOf("name") === "Bia");
    await page.settle();
    expect(looked).toEqual([
      [{ name: "Ana", note: "mine" }, 1],
      [{ name: "Bia", note: "mine" }, 2],
    ]);
    expect([server.sent, valueOf("name"), valueOf("note")]).toEqual([[], "Bia", "mine"]);
  });

  test("is held to the rules again with what came in, and says what that was", async () => {
    const server = sharedServer({ version: 2, name: "", note: "" });
    await open(server.save, server);
    await page.type("[name=note]", "mine");
    await page.press("button[type=submit]");
    await page.until(() => page.all(TOLD).length > 0);
    expect(server.sent).toHaveLength(1);
    expect(page.read(TOLD)).toEqual(["Joined into the form: Name, by Caio."]);
    expect([valueOf("note"), readDraft("account")]).toMatchObject(["mine", { base: { version: 2 } }]);
  });

  test("asks where both changed the same field, keeps what was typed, and saves what was chosen", async () => {
    const server = sharedServer({ version: 2, name: "Bia", note: "" });
    await open(server.save, server);
    await page.type("[name=name]", "Carla");
    await page.press("button[type=submit]");
    await page.until(() => page.all("h3").length > 0);
    expect(page.read("h3")).toEqual(["Name"]);
    expect(valueOf("name")).toBe("Carla");
    await page.press("[role=alert] button:nth-of-type(2)");
    await page.until(() => server.sent.length === 2 && isAsStored());
    expect(server.sent.slice(1)).toEqual([[{ name: "Carla", note: "" }, 2]]);
    expect([page.read("h3"), page.read("output")]).toEqual([[], ["as stored"]]);
  });

  test("may come too late once more, and asks only of what changed since the choice", async () => {
    const theirs = { version: 2, name: "Bia", note: "" };
    const server = sharedServer(theirs, { ...theirs, version: 3, note: "also" });
    await open(server.save, server);
    await page.type("[name=name]", "Carla");
    await page.press("button[type=submit]");
    await page.until(() => page.all("h3").length > 0);
    await page.press("[role=alert] button:nth-of-type(2)");
    await page.until(() => server.sent.length === 3 && isAsStored());
    expect(page.read("h3")).toEqual([]);
    expect(server.sent.slice(1)).toEqual([
      [{ name: "Carla", note: "" }, 2],
      [{ name: "Carla", note: "also" }, 3],
    ]);
  });

  test("goes on by itself three times, then says that it was not saved; what was typed stays", async () => {
    const versions = [2, 3, 4, 5, 6, 7].map((version) => ({ version, name: `Bia ${version}`, note: "" }));
    const server = sharedServer(...versions);
    await open(server.save, server);
    await page.type("[name=note]", "mine");
    await page.press("button[type=submit]");
    await page.until(() => page.all(ALERT).length > 0);
    expect(server.sent.map(([, version]) => version)).toEqual([1, 2, 3, 4]);
    expect(page.read(ALERT)).toHaveLength(1);
    expect(valueOf("note")).toBe("mine");
  });

  test("shows what is stored when the other wrote the same, and sends nothing more", async () => {
    const server = sharedServer({ version: 2, name: "Bia", note: "" });
    await open(server.save, server);
    await page.type("[name=name]", "Bia");
    await page.press("button[type=submit]");
    await page.until(isAsStored);
    expect([server.sent.length, valueOf("name"), page.read("output")]).toEqual([1, "Bia", ["as stored"]]);
  });
});
