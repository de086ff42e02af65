import * as v from "valibot";
import { email } from "../fields.ts";
import { message, type MessageKey } from "../messages.ts";
import { isCnpj } from "../submissions/cnpj.ts";
import type { Settings } from "./schema.ts";

/** Written as a Brazilian number is; another country's of only figures says its own name first, "SIRET 732…". */
const MEANT_AS_CNPJ = /^CNPJ(?![\p{L}])|^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/|^(?:\d[\s.–-]*){13,15}$/iu;
const RANDOM_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Bank, country, place, and a branch where there is one (ISO 9362). */
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/i;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Of the countries that have IBANs, how many letters and figures one has: "Ag. 0001-9", "CC 12345" are none. */
const IBAN_LENGTHS =
  "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18" +
  "FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21" +
  "LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22SA24SC31SD18SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20";
/** Most characters of an e-mail address that is a Pix key. */
const MAX_PIX_EMAIL = 77;

/** Right check digits, for a number that is written as a CNPJ; any other country's passes. */
export function isTaxNumber(written: string): boolean {
  return isCnpj(written) || !MEANT_AS_CNPJ.test(written);
}

/** Whether it is one of the five kinds of Pix key: CNPJ, CPF, e-mail, Brazilian phone with +55, random key. */
export function isPixKey(written: string): boolean {
  const isEmail = written.length <= MAX_PIX_EMAIL && v.is(email(), written);
  return (
    isEmail || RANDOM_KEY.test(written) || isBrazilianPhone(written) || isCpf(written) || isCnpj(written)
  );
}

function isBrazilianPhone(written: string): boolean {
  return /^\+55[1-9]{2}9?\d{8}$/.test(written.replace(/[\s().–-]/g, ""));
}

function isCpf(written: string): boolean {
  const cpf = written.replace(/^CPF\s*|[\s.–-]/gi, "");
  if (!/^\d{11}$/.test(cpf) || /^(.)\1{10}$/.test(cpf)) return false;
  return [9, 10].every((length) => {
    const sum = Array.from(cpf.slice(0, length)).reduce(
      (all, digit, at) => all + Number(digit) * (length + 1 - at),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(cpf[length]);
  });
}

function isSwift(written: string): boolean {
  return SWIFT.test(written.replaceAll(" ", ""));
}

/** Most characters missing or too many in what still looks like an IBAN. */
const NEARLY = 2;

/** Only what has the form of an IBAN has check digits; other accounts are each bank's own. */
export function isAccount(written: string): boolean {
  const isNamed = /^\s*IBAN/i.test(written);
  const iban = written.replace(/^\s*IBAN:?|[\s.-]/gi, "").toUpperCase();
  if (!IBAN.test(iban)) return !isNamed;
  const length = Number(new RegExp(`(?:^|\\d)${iban.slice(0, 2)}(\\d\\d)`).exec(IBAN_LENGTHS)?.[1] ?? 0);
  if (!isNamed && Math.abs(iban.length - length) > NEARLY) return true;
  if (iban.length !== length) return false;
  const figures = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(figures) % 97n === 1n;
}

type Numbers = Pick<Settings, "identity" | "paying">;
type Check = {
  path: ["identity" | "paying", string];
  of: (settings: Numbers) => string;
  isRight: (written: string) => boolean;
  key: MessageKey;
};

const CHECKS: readonly Check[] = [
  {
    path: ["identity", "taxNumber"],
    of: ({ identity }) => identity.taxNumber,
    isRight: isTaxNumber,
    key: message("taxNumberInvalid"),
  },
  {
    path: ["paying", "account"],
    of: ({ paying }) => paying.account,
    isRight: isAccount,
    key: message("ibanInvalid"),
  },
  {
    path: ["paying", "swift"],
    of: ({ paying }) => paying.swift,
    isRight: isSwift,
    key: message("swiftInvalid"),
  },
  {
    path: ["paying", "pixKey"],
    of: ({ paying }) => paying.pixKey,
    isRight: isPixKey,
    key: message("pixKeyInvalid"),
  },
];

/** Refuses numbers of the organiser that cannot be right, which contracts and pro formas print. */
export function checkNumbers<Whole extends Numbers>() {
  return v.rawCheck<Whole>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, of, isRight, key } of CHECKS) {
      const written = of(dataset.value);
      if (written === "" || isRight(written)) continue;
      const [part, field] = path;
      const inPart = dataset.value[part];
      addIssue({
        message: key,
        path: [
          { type: "object", origin: "value", input: dataset.value, key: part, value: inPart },
          { type: "object", origin: "value", input: inPart, key: field, value: written },
        ],
      });
    }
  });
}
