import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOCALES } from "#domain/locales.ts";
import { TEMPLATE_IDS } from "#domain/mail/letters.ts";
import { renderSampleFrame } from "./sample-mail.ts";
import { letterVariants } from "./variants.ts";

export const GOLDEN = join(import.meta.dir, "golden");

/**
 * Every letter as it reads: a file for each language of each, its variants below one another. What stands below all of
 * them is in a file of its own, and so are the hashes of their HTML: a change of either changes that alone.
 */
export function goldenFiles(): Map<string, string> {
  const letters = letterVariants().flatMap(({ name, template, mailOf }) =>
    LOCALES.map((locale) => ({ name, template, locale, mail: mailOf(locale) })),
  );
  const hashes = letters.map(({ name, locale, mail }) => `${name}, ${locale}: ${hashOf(mail.html)}\n`);
  const texts = TEMPLATE_IDS.flatMap((template) =>
    LOCALES.map((locale): [path: string, text: string] => {
      const ofIt = letters.filter((one) => one.template === template && one.locale === locale);
      const said = ofIt.map(({ name, mail }) => {
        const text = mail.text.replace(renderSampleFrame(locale), "");
        return `=== ${name}\nSubject: ${mail.subject}\n\n${text}`;
      });
      return [join(locale, `${template}.txt`), said.join("")];
    }),
  );
  const frames = LOCALES.map((locale) => [join(locale, "frame.txt"), renderSampleFrame(locale)] as const);
  return new Map([["html.txt", hashes.join("")], ...frames, ...texts]);
}

function hashOf(html: string): string {
  return new Bun.CryptoHasher("sha256").update(html).digest("hex").slice(0, 16);
}

/** `bun run letters:renew`: what is written is read before it is committed. */
if (import.meta.main) {
  rmSync(GOLDEN, { recursive: true, force: true });
  for (const [path, text] of goldenFiles()) {
    mkdirSync(dirname(join(GOLDEN, path)), { recursive: true });
    writeFileSync(join(GOLDEN, path), text);
  }
}
