import { LOCALES } from "#domain/locales.ts";
import { forceDark } from "./forced-dark.ts";
import { letterVariants } from "./variants.ts";

/** Every mail as HTML, and as programs turn it dark by force; one JSON for a browser that runs elsewhere. */
const letters = letterVariants().flatMap(({ name, mailOf }) =>
  LOCALES.map((locale) => {
    const { html } = mailOf(locale);
    const forced = [forceDark(html, "all"), forceDark(html, "light grounds and dark letters")];
    return { name: `${name}, ${locale}`, html, forced };
  }),
);
process.stdout.write(JSON.stringify(letters));
