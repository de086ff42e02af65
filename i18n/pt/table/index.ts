import type { BaseTranslation } from "../../i18n-types";

const pt_table = {
  sortBy: "Ordenar por {column:string}",
  order: "Ordem",
  outdated: "Estas linhas podem estar desatualizadas",
  range: "{from:number|number}–{to:number|number} de {total:number|number}",
  previous: "Página anterior",
  next: "Página seguinte",
  pages: "Páginas",
  filters: "Filtros",
} satisfies BaseTranslation;

export default pt_table;
