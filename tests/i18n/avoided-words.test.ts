import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** One word for one thing: the words that are never said, and what is said instead. */
const FOLDER = join(import.meta.dir, "../../i18n");

type Language = "pt" | "en";
type Avoided = {
  in: Language[];
  word: RegExp;
  say: string;
  /** Looks at what is filled in as well. */
  isRaw?: boolean;
  /** Where the word is right: a requirement's id, or what it means there. */
  except?: { [key: string]: string };
};

const AVOIDED: Avoided[] = [
  {
    in: ["pt", "en"],
    word: /e-mail à parte|email of its own/i,
    say: "nothing: access is given by a press of the team, before, after or never",
  },
  {
    in: ["pt", "en"],
    word: /^(?:Outra pessoa salvou antes de você|Somebody else saved before you)$/,
    say: "what is saved changed: it may have been oneself, in another tab",
  },
  { in: ["pt"], word: /brochur/i, say: "folheto" },
  { in: ["pt", "en"], word: /proforma/i, say: "pro forma" },
  {
    in: ["pt", "en"],
    word: /institui[cç]|institution/i,
    say: "organização, organisation",
    except: {
      "eoi.rules.who.public": "GEN-02",
      "eoi.options.institutionType.public": "EOI-10",
      "participation.who.public": "GEN-02",
    },
  },
  {
    in: ["pt", "en"],
    word: /\bempresas?\b|\bcompan(?:y|ies)\b/i,
    say: "organização, organisation",
    except: {
      "eoi.rules.who.private": "GEN-02",
      "eoi.agreement.access": "GEN-11",
      "home.hero.lead": "the private sector, GEN-02",
      "overview.event.twoZones": "the private sector, GEN-02",
      "participation.benefits.businessText": "the private sector, GEN-02",
      "participation.who.privateText": "GEN-02",
      "privacy.controller.text": "GEN-11",
      "support.lead": "GEN-11",
      "support.organiser.text": "GEN-11",
    },
  },
  {
    in: ["pt", "en"],
    word: /\bparceir\w*|\bpartners?\b/i,
    say: "expositor, exhibitor",
    except: {
      "role.PARTNER": "PROF-03",
      "mail.role.PARTNER": "PROF-03",
      "auth.server.deniedPartner": "AUTH-13",
      "partners.failed.create": "ERR-22",
      "overview.opportunities.join": "GEN-04",
      "overview.opportunities.joinText": "GEN-04",
      "participation.hero.lead": "whom one works with",
    },
  },
  {
    in: ["pt"],
    word: /submiss|submet/i,
    say: "manifestação, enviar",
    except: { "role.SUBMISSION_MANAGER": "PROF-03", "mail.role.SUBMISSION_MANAGER": "PROF-03" },
  },
  { in: ["pt"], word: /\bstands?\b|\bbooth/i, say: "estande" },
  { in: ["pt"], word: /\bemails?\b/i, say: "e-mail" },
  {
    in: ["pt", "en"],
    word: /salv[ao]s? em arquivo|saved to (?:a )?file/i,
    say: "guardada, não enviada; kept, not sent",
  },
  {
    in: ["pt", "en"],
    word: /\bsent to \{|\b(?:was|were|been) (?:told|mailed|sent) by email|enviad[ao]s? (?:para|a) \{|foi avisad[ao] por e-mail/i,
    isRaw: true,
    say: "in a message to, em uma mensagem para: there may be no mail server",
    except: { "ownMails.note": "each of them says beside it whether it was sent" },
  },
  { in: ["pt"], word: /\bdelet|\bcheca[rd]|\bcustomiz/i, say: "excluir, conferir, sob medida" },
  { in: ["pt"], word: /acessos? abertos?|(?:este|outro) acesso\b/i, say: "sessões, esta sessão" },
  { in: ["en"], word: /open log-?ins?|this log-?in\b/i, say: "sessions, this session" },
  {
    in: ["pt"],
    word: /\b(?:pedido|proposta|contrato|manifestação)s? de \{(?:company|institution|exhibitor)(?::string)?\b/,
    isRaw: true,
    say: "da organização {…}",
  },
  { in: ["pt"], word: /(?:sob medida|serviços) pedidos?\b/i, say: "pedido enviado" },
  { in: ["pt", "en"], word: /^(?:in common|em comum)/i, say: "alike, parecidos" },
  { in: ["en"], word: /nothing special/i, say: "As in the settings." },
  { in: ["en"], word: /^what is missing/i, say: "still to do" },
  { in: ["pt", "en"], word: /\bDra?\.|\bProfa?\./, say: "the name without a title" },
  { in: ["pt"], word: /\bupload/i, say: "envio, enviar", except: { "orders.files.failedMany": "ERR-14" } },
  { in: ["pt"], word: /\blogin/i, say: "acesso, entrar", except: { "auth.server.loginFailed": "AUTH-14" } },
  {
    in: ["pt"],
    word: /\bUSD\b/,
    say: "US$",
    except: { "contract.amounts.taxes": "the currency's name in the law of a contract" },
  },
  { in: ["en"], word: /US\$/, say: "USD" },
  { in: ["en"], word: /\bbooth/i, say: "stand" },
  { in: ["en"], word: /\be-mail/i, say: "email" },
  { in: ["en"], word: /\bobservations?\b/i, say: "notes" },
  {
    in: ["en"],
    word: /Under Review/,
    say: "Under review",
    except: { "statuses.order.REVIEWING": "ORD-02" },
  },
  {
    in: ["en"],
    word: /\w*(?:organiz|finaliz|recogniz|customiz|summariz|authoriz|prioritiz|itemiz|apologiz)\w*/i,
    say: "the British spelling in -ise",
  },
  {
    in: ["en"],
    word: /\b(?:colors?|centers?|canceled|canceling|labeled|catalogs?|favorites?|behaviors?|meters?|liters?|licenses?|fulfills?|gray|neighbors?|traveling)\b/i,
    say: "the British spelling",
  },
  { in: ["pt", "en"], word: /’/, say: "' (the straight apostrophe)" },
  { in: ["pt", "en"], word: /…/, say: "... (three full stops)" },
  { in: ["pt", "en"], word: /(?<!\.)\.\.(?!\.)/, say: "one full stop" },
  {
    in: ["pt", "en"],
    word: /\{(?:company|institution|names?|who|inviter|by|reason|why|exhibitor|organiser)(?::string)?\}\./,
    isRaw: true,
    say: "{name|beforeStop}. since a name may bring its own full stop",
  },
];

type Words = { [key: string]: string | Words };

function flatten(words: Words, path = ""): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

async function wordsOf(language: Language): Promise<[key: string, text: string][]> {
  const folder = join(FOLDER, language);
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = [
    { room: "", path: join(folder, "index.ts") },
    ...rooms.map(({ name }) => ({ room: `${name}.`, path: join(folder, name, "index.ts") })),
  ];
  const all = await Promise.all(
    files.map(async ({ room, path }) => {
      const module = (await import(path)) as { default: Words };
      return flatten(module.default, room);
    }),
  );
  return all.flat();
}

const WORDS = { pt: await wordsOf("pt"), en: await wordsOf("en") };

/** What of a text the word is, leaving aside the names of what is filled in. */
function findIn(text: string, { word, isRaw = false }: Avoided): string | undefined {
  const read = isRaw ? text : text.replaceAll(/(?<!\{)\{\w+(?:[:|][^{}]*)?\}(?!\})/g, "{}");
  return word.exec(read)?.[0];
}

test.each(AVOIDED)("never says $word, but $say", (avoided) => {
  const said = avoided.in.flatMap((language) =>
    WORDS[language].flatMap(([key, text]) => {
      // What is said after the event keeps the reason of what it stands for.
      const found =
        key.replace(".afterEvent.", ".") in (avoided.except ?? {}) ? undefined : findIn(text, avoided);
      return found === undefined ? [] : [`${language}.${key} says “${found}”: say ${avoided.say}`];
    }),
  );
  expect(said).toEqual([]);
});

test("keeps no exception that nothing needs any more", () => {
  const needed = (key: string, avoided: Avoided) =>
    avoided.in.some((language) => WORDS[language].some(([at, text]) => at === key && findIn(text, avoided)));
  const idle = AVOIDED.flatMap((avoided) =>
    Object.keys(avoided.except ?? {}).filter((key) => !needed(key, avoided)),
  );
  expect(idle).toEqual([]);
});
