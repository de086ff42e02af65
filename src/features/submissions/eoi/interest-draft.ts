import { isSame } from "#domain/same.ts";
import type { DraftKind } from "#src/kit/draft/draft-kind.ts";
import type { DraftMirror } from "#src/kit/draft/draft-mirror.ts";
import type { DraftDoors } from "#src/kit/draft/draft-saver.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { FormAnswers } from "../answers/answers.ts";
import type { KeptLink } from "./form-here.ts";
import { answersIn } from "./form-keeper.ts";

/** The form as a draft that saves itself on the server, by its link. */
export const INTEREST_DRAFT: DraftKind<FormAnswers> = {
  open: (found) => answersIn(found as Record<string, unknown>),
  isSame,
  isLookingAround: () => false,
  resume: (kept) => kept,
  whyGone: ({ code }) => (code === "linkClosed" ? "removed" : undefined),
};

/** The form keeps itself on the device, also once the server has it (form-keeper.ts). */
export const KEPT_BY_FORM: DraftMirror<FormAnswers> = {
  kept: undefined,
  keep: async () => true,
  drop: () => undefined,
  isMine: () => true,
  close: () => undefined,
};

export function interestDoors(
  { token, version }: KeptLink,
  onSaved: (version: number) => void,
): DraftDoors<FormAnswers> {
  return {
    async save(known) {
      const input = { token, version: known.version ?? version, answers: known.draft };
      const saved = await trpcClient.interestDrafts.save.mutate(input);
      onSaved(saved.version);
      return { id: token, version: saved.version };
    },
    at: () => ({
      async newest() {
        const { answers, version: newest, keptAt } = await trpcClient.interestDrafts.open.query({ token });
        return { draft: answersIn(answers), version: newest, savedAt: new Date(keptAt) };
      },
    }),
  };
}
