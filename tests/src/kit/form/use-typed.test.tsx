import { beforeEach, expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import { useTyped } from "#src/kit/form/use-typed.ts";
import { dropDraftsOfOthers, keepDraft } from "#src/lib/kept/tab-drafts.ts";
import { TabStorage } from "../../lib/kept/tab.ts";

type Account = { version: number; name: string; tags: string[] };
type Values = { name: string; tags: string[] };

const storage = TabStorage.open();
const STORED: Account = { version: 2, name: "Ana", tags: [] };

beforeEach(() => {
  storage.clear();
  dropDraftsOfOthers("user-1");
});

/** What a form opens with over the stored record, when the tab kept this. */
function open(kept: object | undefined, refit?: (typed: Values, record: Account) => Values) {
  if (kept) keepDraft("account", kept);
  let typed: ReturnType<typeof useTyped<Values, Account>> | undefined;
  function Form() {
    typed = useTyped({
      draft: "account",
      record: STORED,
      values: ({ name, tags }: Account) => ({ name, tags }),
      refit,
    });
    return null;
  }
  renderToStaticMarkup(<Form />);
  if (!typed) throw new Error("the form was not drawn");
  const { base, start, wasKept } = typed;
  return { version: base.version, start, wasKept };
}

const AS_STORED = { version: 2, start: { name: "Ana", tags: [] }, wasKept: false };

test("a form opens with its record while the tab keeps nothing", () => {
  expect(open(undefined)).toEqual(AS_STORED);
});

test("what was typed before comes back, over the version that it was typed over", () => {
  const base = { ...STORED, version: 1, name: "Anna" };
  expect(open({ base, values: { name: "Ana Moura", tags: ["new"] } })).toEqual({
    version: 1,
    start: { name: "Ana Moura", tags: ["new"] },
    wasKept: true,
  });
});

test("what says the same as the record by now is nothing typed", () => {
  expect(open({ base: { ...STORED, version: 1 }, values: { name: "Ana", tags: [] } })).toEqual(AS_STORED);
});

test.each<[string, object]>([
  ["without a field", { base: STORED, values: { name: "Ana Moura" } }],
  ["with a group where a text belongs", { base: STORED, values: { name: {}, tags: [] } }],
  ["with a group where a list belongs", { base: STORED, values: { name: "x", tags: {} } }],
  ["over a record of another shape", { base: { version: 1, title: "x" }, values: { name: "x", tags: [] } }],
  ["without its record", { values: { name: "x", tags: [] } }],
  ["of another kind", { note: "Setor D." }],
])("what another version of the portal kept, %s, is left alone", (_, kept) => {
  expect(open(kept)).toEqual(AS_STORED);
});

test("what belongs to no version is fitted to the record as it is now", () => {
  const refit = (typed: Values, { version }: Account) => ({ ...typed, tags: [`v${version}`] });
  expect(open({ values: { name: "Ana Moura", tags: ["v1"] } }, refit)).toEqual({
    version: 2,
    start: { name: "Ana Moura", tags: ["v2"] },
    wasKept: true,
  });
});
