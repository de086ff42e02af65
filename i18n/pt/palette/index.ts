import type { BaseTranslation } from "../../i18n-types";

/** The palette of the desk: to any screen, record or move by what is typed. */
const pt_palette = {
  title: "Ir para",
  hint: "Tela, referência, organização, e-mail...",
  results: "O que foi encontrado",
  groups: {
    opened: "Abertos por último",
    moves: "Este registro",
    screens: "Telas",
  },
  untitled: "Item sem título",
  searching: "Buscando...",
  none: "Nada corresponde ao que você digitou.",
  failed: "Não foi possível buscar os registros. As telas ainda podem ser abertas.",
  keys: "↑ ↓ escolhem, Enter abre, Esc fecha",
} satisfies BaseTranslation;

export default pt_palette;
