import type { Mutation } from "../mutation.ts";

const SAVER = "tests/src/kit/draft/draft-saver.test.ts";
const CONFLICTS = "tests/src/kit/draft/draft-conflicts.test.ts";
const SELECTION = "tests/src/kit/list/selection.test.ts";
const SHELF = "tests/src/lib/kept/device-store.test.ts";
const PATIENCE = "tests/src/lib/upload/patience.test.ts";

/** What is typed, chosen and sent on a screen. */
export const OF_SCREENS: readonly Mutation[] = [
  {
    breaks: "what another changed in my form stays theirs",
    file: "server/domain/merge.ts",
    text: 'return isSame(before, mine) ? "them" : "both";',
    becomes: 'return isSame(before, mine) ? "me" : "both";',
    tests: ["tests/domain/merge.test.ts"],
  },
  {
    breaks: "lines are merged by their names, not their places",
    file: "server/domain/merge.ts",
    text: "return line.lineId === lineId;",
    becomes: "return line.lineId.length === lineId.length;",
    tests: ["tests/domain/merge.test.ts"],
  },
  {
    breaks: "what both changed is asked about",
    file: "src/kit/together/join.ts",
    text: 'if (differences.some(({ by }) => by === "both")) return undefined;',
    becomes: "",
    tests: ["tests/src/kit/together/join.test.ts"],
  },
  {
    breaks: "a draft is made once, however often its answer is lost",
    file: "src/kit/draft/draft-saver.ts",
    text: "const creation = (this.#creation ??= { key: newKey(), draft: this.#snapshot.draft });",
    becomes: "const creation = (this.#creation = { key: newKey(), draft: this.#snapshot.draft });",
    tests: [SAVER],
  },
  {
    breaks: "saves of a draft go one after another",
    file: "src/kit/draft/draft-saver.ts",
    text: "const before = this.#running ?? Promise.resolve();",
    becomes: "const before = Promise.resolve();",
    tests: [SAVER],
  },
  {
    breaks: "an own save whose answer was lost is no conflict",
    file: "src/kit/draft/draft-saver.ts",
    text: "if (id === undefined || !theirs || !isOwn) throw error;",
    becomes: "if (id === undefined || !theirs || isOwn !== undefined) throw error;",
    tests: [CONFLICTS, SAVER],
  },
  {
    breaks: "the device keeps what was typed while a save was under way",
    file: "src/kit/draft/draft-saver.ts",
    text: "if (!this.#isDirty) this.#mirror.drop();",
    becomes: "this.#mirror.drop();",
    tests: ["tests/src/kit/draft/draft-showing.test.ts"],
  },
  {
    breaks: "nothing of one account is read by the next",
    file: "src/lib/kept/device-store.ts",
    text: "owner !== undefined && owner === account ? work(owner) : otherwise",
    becomes: "owner !== undefined ? work(owner) : otherwise",
    tests: [SHELF],
  },
  {
    breaks: "the next account finds nothing of others on the device",
    file: "src/lib/kept/device-store.ts",
    text: "return promisifyRequest(store.delete(IDBKeyRange.lowerBound(upper, true)));",
    becomes: "return promisifyRequest(store.count());",
    tests: [SHELF],
  },
  {
    breaks: "all that was found means all but those taken out",
    file: "src/kit/list/selection.ts",
    text: 'chosen.kind === "ids" ? chosen.ids.has(id) : !chosen.except.has(id)',
    becomes: 'chosen.kind === "ids" ? chosen.ids.has(id) : true',
    tests: [SELECTION],
  },
  {
    breaks: "a range is chosen from below, too",
    file: "src/kit/list/selection.ts",
    text: "rows.slice(Math.min(start, end), Math.max(start, end) + 1)",
    becomes: "rows.slice(start, end + 1)",
    tests: [SELECTION],
  },
  {
    breaks: "a row that left the list keeps its place",
    file: "src/kit/list/held-rows.ts",
    text: "shown.map((row) => now.get(row.id) ?? row)",
    becomes: "shown.flatMap((row) => now.get(row.id) ?? [])",
    tests: ["tests/src/kit/list/held-page.test.tsx"],
  },
  {
    breaks: "the same change sent again has the same key",
    file: "src/lib/call/content-keys.ts",
    text: "known && now() - known.asked < SAME_WISH_MS ? known.key : newKey()",
    becomes: "known && now() < known.asked ? known.key : newKey()",
    tests: ["tests/src/lib/call/content-keys.test.ts"],
  },
  {
    breaks: "what arrives of a file renews the patience with it",
    file: "src/lib/upload/patience.ts",
    text: "if (progress() > reached) lost = 0;",
    becomes: "",
    tests: [PATIENCE],
  },
  {
    breaks: "a file in parts does not go round for ever",
    file: "src/lib/upload/parts.ts",
    text: "if (mistakes > MISTAKES)",
    becomes: "if (mistakes > 50)",
    tests: ["tests/src/lib/upload/parts.test.ts"],
  },
  {
    breaks: "three files at once",
    file: "src/lib/upload/slots.ts",
    text: "const AT_ONCE = 3;",
    becomes: "const AT_ONCE = 6;",
    tests: ["tests/src/lib/upload/use-uploads.test.tsx"],
  },
  {
    breaks: "a line that appears under a press waits for its end",
    file: "src/kit/form/press.ts",
    text: "if (isDown) waiting.push(run);",
    becomes: "if (waiting.length > 0) waiting.push(run);",
    tests: ["tests/src/kit/form/press.test.ts"],
  },
];
