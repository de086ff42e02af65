import { searchable } from "../accents.ts";

/** Columns of a catalogue file, named as in its export and template. */
export const IMPORT_COLUMNS = [
  "id",
  "title_pt",
  "title_en",
  "description_pt",
  "description_en",
  "category",
  "category_en",
  "unitMetric",
  "units_pt",
  "unit_en",
  "units_en",
  "unitPeriod",
  "unitPrice",
  "status",
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export type ItemColumn = Exclude<ImportColumn, "id">;
/** A row's cells by column; absent columns are missing. */
export type Cells = Partial<Record<ImportColumn, string>>;

/** Other headings in either language, as letters and digits only. */
const SPOKEN: Record<ImportColumn, readonly string[]> = {
  id: ["codigo", "identificador", "code"],
  title_pt: ["titulo", "titulopt", "tituloportugues", "tituloemportugues", "titleportuguese"],
  title_en: ["title", "tituloen", "tituloingles", "tituloemingles", "titleenglish"],
  description_pt: ["descricao", "descricaopt", "descricaoportugues", "descricaoemportugues"],
  description_en: [
    "description",
    "descricaoen",
    "descricaoingles",
    "descricaoemingles",
    "descriptionenglish",
  ],
  category: ["categoria"],
  category_en: [
    "categoriaen",
    "categoriaingles",
    "categoriaemingles",
    "categoryenglish",
    "categoryinenglish",
  ],
  unitMetric: ["unidade", "unidadedemedida", "unit", "unitofmeasure"],
  units_pt: ["plural", "pluralpt", "pluralportugues", "pluralemportugues", "pluralinportuguese"],
  unit_en: ["unidadeen", "unidadeingles", "unidadeemingles", "unitenglish", "unitinenglish"],
  units_en: ["pluralen", "pluralingles", "pluralemingles", "pluralinenglish"],
  unitPeriod: ["contratacao", "periodo", "ordered", "period"],
  unitPrice: ["preco", "precounitario", "valorunitario", "valorporunidade", "price", "priceperunit"],
  status: ["situacao", "state"],
};

const KNOWN: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [comparable(column), ...SPOKEN[column]].map((name) => [name, column] as const),
  ),
);

/** Ignoring case, accents and signs, and the currency behind a price; undefined for an unknown one. */
export function columnOf(heading: string): ImportColumn | undefined {
  const name = comparable(heading);
  const priced = KNOWN.get(name.replace(/usd?$/, ""));
  return KNOWN.get(name) ?? (priced === "unitPrice" ? priced : undefined);
}

function comparable(heading: string): string {
  return searchable(heading).replace(/[^a-z0-9]/g, "");
}

/** Clears the value; an empty cell leaves it unchanged. */
const CLEARING = ["[vazio]", "[empty]"] as const;

export function isClearing(cell: string): boolean {
  return CLEARING.includes(cell.trim().toLowerCase() as (typeof CLEARING)[number]);
}
