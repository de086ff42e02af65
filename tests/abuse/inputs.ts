import fc from "fast-check";
import type { GenericSchema } from "valibot";

/** What an attacker types where a text belongs. */
const NASTY_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udfff\u202Ex",
  "ﷺ".repeat(50),
  "%",
  "_%\\",
  "' OR 1=1--",
  'id"; DROP TABLE orders;--',
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "http://[",
  "https://exemplo.org/\r\nSet-Cookie: a=b",
  "=HYPERLINK(1)",
  "${7*7}{{7*7}}",
  "2025-02-30T25:61:00Z",
  "1e309",
  "x".repeat(10_001),
];
/** What belongs into a field, by its name. */
const USUAL_TEXTS: [RegExp, readonly string[]][] = [
  [/email/i, ["ana@example.org", "bia@example.org", "admin@example.org"]],
  [/phone/i, ["+55 91 90000-0000"]],
  [/url|website/i, ["https://varzea.example.org", "https://a.example.org/b?c=d"]],
  [/cnpj/i, ["11.222.333/0001-81"]],
  [/country/i, ["BR", "PT"]],
  [/token/i, ["a".repeat(32)]],
  [/date|from|to|at$/i, ["2025-08-01T12:00:00.000Z", "2025-08-01"]],
  [/./, ["Instituto Várzea", "Painel"]],
];
/** `JSON.stringify` knows no infinity; the wire does. */
export const INFINITE = "@infinite@";
const NUMBERS = [0, 1, 2, 100, -1, -0, 0.1, 1.5, 1e15, 2 ** 53, 2 ** 63, 1e21, 1e308, -1e308, 5e-324];

/** Values that exist, by the name of the field that asks for one. */
type Known = { id: readonly string[] } & Record<string, readonly string[]>;
/** `calm`: how many usual values come on each one that nobody expects. */
type Mood = { known: Known; calm: number };

type Schema = GenericSchema & {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly Schema[];
};

/** Inputs along a schema: some nearly keep its rules, so that they reach what lies behind, others are wild. */
export function arbitraryFor(schema: GenericSchema | undefined, known: Known): fc.Arbitrary<unknown> {
  if (!schema) return anything();
  return fc.oneof(
    { weight: 6, arbitrary: build(schema as Schema, "", { known, calm: 300 }) },
    { weight: 6, arbitrary: build(schema as Schema, "", { known, calm: 15 }) },
    { weight: 1, arbitrary: anything() },
  );
}

function build(schema: Schema, key: string, mood: Mood): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: mood.calm, arbitrary: rightKind(schema, key, mood) },
    { weight: 1, arbitrary: anything() },
  );
}

function rightKind(outer: Schema, key: string, mood: Mood): fc.Arbitrary<unknown> {
  // A text that must be one of a few words, and what a list is made of, is said further down the pipe.
  const schema =
    outer.pipe?.find(({ type }) => type === "picklist" || type === "literal") ??
    outer.pipe?.findLast(({ type }) => type === "array") ??
    outer;
  switch (schema.type) {
    case "object":
    case "strict_object":
    case "loose_object":
      return objectOf(schema, mood);
    case "array":
      return schema.item
        ? fc.array(build(schema.item, key, mood), { minLength: 1, maxLength: 3 })
        : anything();
    case "optional":
    case "nullable":
    case "nullish":
      return schema.wrapped ? build(schema.wrapped, key, mood) : anything();
    case "union":
    case "variant":
      return fc.oneof(...(schema.options ?? []).map((option) => build(option as Schema, key, mood)));
    case "picklist":
      return fc.constantFrom(...(schema.options ?? []));
    case "literal":
      return fc.constant(schema.literal);
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(key, mood);
    case "string":
      return texts(key, mood);
    default:
      return anything();
  }
}

function objectOf({ entries = {} }: Schema, mood: Mood): fc.Arbitrary<unknown> {
  const fields = Object.entries(entries);
  const model = Object.fromEntries(fields.map(([name, field]) => [name, build(field, name, mood)]));
  // Many fields may be left out in words only, so they are mostly there.
  return fc.oneof({ weight: 3, arbitrary: fc.record(model) }, fc.record(model, { requiredKeys: [] }));
}

function texts(key: string, { known, calm }: Mood): fc.Arbitrary<string> {
  const [, byName = [""]] = USUAL_TEXTS.find(([name]) => name.test(key)) ?? [];
  const usual = known[key] ?? (/id$/i.test(key) ? known.id : byName);
  return fc.oneof(
    { weight: calm, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );
}

function numbers(key: string, { calm }: Mood): fc.Arbitrary<unknown> {
  const usual = key === "version" ? fc.constant(1) : fc.integer({ min: 1, max: 100 });
  return fc.oneof(
    { weight: Math.ceil(calm / 3), arbitrary: usual },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS, INFINITE) },
    { weight: 1, arbitrary: fc.double() },
  );
}

function anything(): fc.Arbitrary<unknown> {
  const odd = [INFINITE, [], {}, [[]], { length: 1e9 }, { toString: 1 }, nested(5_000)];
  return fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom<unknown>(...odd, ...NASTY_TEXTS));
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
