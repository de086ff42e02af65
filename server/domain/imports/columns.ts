import { searchable } from "../accents.ts";

/** What a file of the catalogue may say of an item, by the names that its export and its template write. */
export const IMPORT_COLUMNS = [
  "id",
  "title_pt",
  "title_en",
  "description_pt",
  "description_en",
  "category",
  "unitMetric",
  "unitPrice",
  "status",
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
export type ItemColumn = Exclude<ImportColumn, "id">;
/** The cells of a row as they were written, by column; a column that did not come is not there. */
export type Cells = Partial<Record<ImportColumn, string>>;

/** What else a heading may be called, in either language, as it is compared: letters and digits alone. */
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
  unitMetric: ["unidade", "unidadedemedida", "unit", "unitofmeasure"],
  unitPrice: ["preco", "precounitario", "precous", "precounitariousd", "price", "priceusd", "unitpriceusd"],
  status: ["situacao", "state"],
};

const KNOWN: ReadonlyMap<string, ImportColumn> = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    [comparable(column), ...SPOKEN[column]].map((name) => [name, column] as const),
  ),
);

/** The column that a heading names, whatever its case, accents and signs; undefined for one that is none of ours. */
export function columnOf(heading: string): ImportColumn | undefined {
  return KNOWN.get(comparable(heading));
}

function comparable(heading: string): string {
  return searchable(heading).replace(/[^a-z0-9]/g, "");
}

/** Written in a cell, each says that there shall be nothing; an empty cell leaves what there is. */
export const CLEARING = ["[vazio]", "[empty]"] as const;

export function isClearing(cell: string): boolean {
  return CLEARING.includes(cell.trim().toLowerCase() as (typeof CLEARING)[number]);
}
