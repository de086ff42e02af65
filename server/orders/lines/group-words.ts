import en_extras from "#i18n/en/extras/index.ts";
import { groupWords } from "#i18n/group-words.ts";
import pt_extras from "#i18n/pt/extras/index.ts";

/** What the lines of extra services are called, in both languages, since either may be read later. */
export const GROUP_WORDS = groupWords({ pt: pt_extras, en: en_extras });
