import { expect, test } from "bun:test";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { FieldHostContext, type FieldWords } from "#src/kit/form/contexts.ts";
import { StaleAnswer } from "#src/kit/form/stale-answer.tsx";
import { FixedWords } from "#src/lib/words.tsx";

loadAllLocales();

const ROLES: Record<string, string> = { ADMIN: "Administrator", GRUPORG: "Gruporg" };
const FIELDS = new Map<string, FieldWords>([
  ["name", { label: "Name", say: String }],
  ["role", { label: "Role", say: (role) => ROLES[String(role)] ?? "" }],
  ["links[0].url", { label: "Address", say: String }],
]);
const BEFORE = { name: "Ana", role: "GRUPORG", links: [{ url: "" }], hidden: 1 };

/** What somebody reads, an item each, and the buttons below it. */
function tell(after: object, more: Partial<ComponentProps<typeof StaleAnswer>> = {}) {
  const host = { refused: new Map(), afterPress: (run: () => void) => run(), words: FIELDS };
  const page = renderToStaticMarkup(
    <FixedWords locale="en">
      <FieldHostContext value={host}>
        <StaleAnswer
          before={BEFORE}
          after={after}
          isSaving={false}
          onTakeTheirs={() => undefined}
          onKeepMine={() => undefined}
          {...more}
        />
      </FieldHostContext>
    </FixedWords>,
  );
  const texts = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);
  return { lines: texts("li"), buttons: texts("button"), sentences: texts("p") };
}

test("each field that the other person changed is named, with what it said and says in words", () => {
  const { lines } = tell({ ...BEFORE, role: "ADMIN", links: [{ url: "https://example.org" }] });
  expect(lines).toEqual([
    "Role: from “Gruporg” to “Administrator”",
    "Address: from empty to “https://example.org”",
  ]);
});

test("a change that no field shows is said to be one", () => {
  expect(tell({ ...BEFORE, hidden: 2 }).lines).toEqual(["The change does not show in this form."]);
});

test("a room may tell more of its record than its fields show, and who changed it", () => {
  const { lines, sentences } = tell(
    { ...BEFORE, name: "Bia" },
    { who: "Caio", tell: (shown) => [...shown, "The account was disabled."] },
  );
  expect(lines).toEqual(["Name: from “Ana” to “Bia”", "The account was disabled."]);
  expect(sentences[0]).toBe("Caio changed what is listed below. What you typed is still in the form.");
});

test("theirs stands before mine; where a choice has to be made again there is one way on", () => {
  expect(tell(BEFORE).buttons).toEqual(["Load what was saved", "Save my version"]);
  expect(tell(BEFORE, { onKeepMine: undefined }).buttons).toEqual(["Load the current version"]);
});
