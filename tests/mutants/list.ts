import { OF_ACCESS } from "./list/access.ts";
import { OF_ACCOUNTS } from "./list/accounts.ts";
import { OF_LISTS } from "./list/lists.ts";
import { OF_MAILS } from "./list/mails.ts";
import { OF_MONEY } from "./list/money.ts";
import { OF_MOVES } from "./list/orders.ts";
import { OF_PAPERS } from "./list/papers.ts";
import { OF_PEOPLE } from "./list/people.ts";
import { OF_RULES } from "./list/rules.ts";
import { OF_SCREENS } from "./list/screens.ts";
import type { Mutation } from "./mutation.ts";

/** What a reviewer would try: whatever would cost money, trust or typed words, and no test noticed. */
export const MUTATIONS: readonly Mutation[] = [
  ...OF_MONEY,
  ...OF_MOVES,
  ...OF_ACCESS,
  ...OF_ACCOUNTS,
  ...OF_MAILS,
  ...OF_PAPERS,
  ...OF_PEOPLE,
  ...OF_RULES,
  ...OF_LISTS,
  ...OF_SCREENS,
];
