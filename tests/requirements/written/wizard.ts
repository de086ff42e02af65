import { held, numbered } from "./places.ts";
import { choices, type Written, written } from "./written.ts";

/** The screens of the wizard (specification, sections 2, 3 and 9), the first screen and the steps apart. */

/** What a field says that is wrong. */
function wrong(id: string, name: string, pt: string, en: string): Written {
  return written(id, `[id="wizard-${name}-error"]`, pt, en);
}

export const PACKAGES = [
  ...choices("WIZ-24", "main", {
    BRONZE: ["Bronze", "Bronze"],
    SILVER: ["Prata", "Silver"],
    GOLD: ["Ouro", "Gold"],
  }),
  ...numbered("WIZ-24", (nth) => `main dl > div:nth-child(${nth}) dt`, [
    ["Espaço", "Space"],
    ["Estrutura", "Structure"],
  ]),
];

export const PROPOSAL = [
  ...held("WIZ-27", "", {
    description: ["Descrição", "Description"],
    value: ["Valor em US$", "Value in USD"],
    attachments: ["Anexos", "Attachments"],
  }),
  ...held("WIZ-28", "", {
    spaceAmount: ["Espaço", "Space"],
    structureAmount: ["Estrutura (cenografia)", "Structure (scenography)"],
    extraAmount: ["Serviços adicionais", "Additional services"],
    notes: ["Observações para a equipe", "Notes for the team"],
  }),
];

/** Of a proposal that says nothing. */
export const PROPOSAL_WRONG = [
  wrong("WIZ-29", "description", "Descrição é obrigatória", "Description is required"),
  wrong("WIZ-30", "value", "Valor deve ser positivo", "Value must be positive"),
];

function section(name: string, pt: string, en: string): Written {
  return written("WIZ-31", `[id="wizard-briefing.${name}"]`, pt, en);
}

/** The four sections and their fields, by the keys that are stored. */
export const BRIEFING = [
  section("visualReference", "Referência visual", "Visual reference"),
  ...held("WIZ-32", "briefing.visualReference.", {
    files: ["Imagens de referência", "Reference images"],
    description: ["Descrição detalhada", "Detailed description"],
  }),
  section("structuralElements", "Elementos estruturais", "Structural elements"),
  ...held("WIZ-33", "briefing.structuralElements.", {
    vipRoom: ["Sala de reunião", "Meeting room"],
    auditorium: ["Auditório", "Auditorium"],
    auditoriumCapacity: ["Capacidade do auditório", "Auditorium capacity"],
    pantry: ["Copa", "Pantry"],
    deposit: ["Depósito", "Storage room"],
    otherElements: ["Outros elementos", "Other elements"],
    productExhibitionArea: ["Área de exposição de produtos", "Product exhibition area"],
    productDescription: ["Descrição dos produtos", "Description of the products"],
    productImages: ["Imagens dos produtos", "Pictures of the products"],
    productQuantity: ["Quantidade de produtos", "Number of products"],
    largeObjectExhibition: ["Exposição de objetos grandes", "Large objects on show"],
    voltageRequirement: ["Tensão e energia", "Voltage and power"],
    additionalObservations: ["Outras observações", "Further notes"],
    additionalImages: ["Imagens complementares", "Further pictures"],
  }),
  section("visualIdentity", "Identidade visual", "Visual identity"),
  ...held("WIZ-34", "briefing.visualIdentity.", {
    colors: ["Cores", "Colours"],
    branding: ["Marca e elementos gráficos", "Brand and graphic elements"],
    brandManual: ["Manual da marca", "Brand manual"],
    wallsDescription: ["Paredes: textos e imagens", "Walls: texts and pictures"],
    logo: ["Logotipo", "Logo"],
  }),
  section("finalConsiderations", "Considerações finais", "Final considerations"),
  ...held("WIZ-35", "briefing.finalConsiderations.", {
    strategicObjectives: ["Objetivos estratégicos", "Strategic objectives"],
    messageLegacy: ["Mensagem e legado", "Message and legacy"],
    culturalElements: ["Elementos culturais", "Cultural elements"],
    sustainability: ["Sustentabilidade", "Sustainability"],
    additionalImages: ["Imagens complementares", "Further pictures"],
  }),
];

const LOGO = '[id="wizard-briefing.visualIdentity.logo"]';
const MANUAL = '[id="wizard-briefing.visualIdentity.brandManual"]';

/** What its files may be. */
export const BRIEFING_FILES = [
  written("FIL-06", `${LOGO} ~ p >> nth=1`, "imagem em 300 DPI", "image at 300 DPI"),
  written("FIL-04", `${LOGO} ~ p >> nth=1`, "até 10 MB cada", "up to 10 MB each"),
  written("FIL-07", `${MANUAL} ~ p >> nth=1`, "Somente PDF", "PDF only"),
  written(
    "FIL-05",
    `div:has(> div > ${LOGO}) ~ button`,
    "Adicionar por endereço (URL)",
    "Add by address (URL)",
  ),
];

/** Of a briefing that names an auditorium and products, and says nothing else. */
export const BRIEFING_WRONG = [
  wrong(
    "WIZ-36",
    "briefing.visualReference.files",
    "Pelo menos uma imagem de referência é obrigatória",
    "At least one reference image is required",
  ),
  wrong(
    "WIZ-37",
    "briefing.visualReference.description",
    "A descrição detalhada é obrigatória",
    "A detailed description is required",
  ),
  wrong(
    "WIZ-38",
    "briefing.structuralElements.auditoriumCapacity",
    "Capacidade do auditório é obrigatória quando auditório está selecionado",
    "Auditorium capacity is required when an auditorium is selected",
  ),
  wrong(
    "WIZ-39",
    "briefing.structuralElements.productDescription",
    "Descrição dos produtos é obrigatória quando área de exposição está selecionada",
    "A description of the products is required when an exhibition area is selected",
  ),
  wrong(
    "WIZ-40",
    "briefing.structuralElements.productQuantity",
    "Quantidade de produtos é obrigatória quando área de exposição está selecionada",
    "The number of products is required when an exhibition area is selected",
  ),
];

const EXTRAS = "section[aria-labelledby=extra-services]";
const NOTES_ON_HOW = ["Observações para a execução", "Notes on how it is to be done"] as const;
const SCHEDULE = ["Horários do serviço", "Service hours"] as const;
const FURTHER = ["Outras informações", "Further information"] as const;

/** The six groups in their order, and their fields once all are asked for. */
export const EXTRA_GROUPS = [
  ...numbered("SVC-03", (nth) => `${EXTRAS} > ul > li:nth-child(${nth}) label`, [
    ["Alimentos e bebidas", "Food and beverage"],
    ["Locação de equipamentos", "Equipment rental"],
    ["Recursos humanos", "Human resources"],
    ["Locação de mobiliário", "Furniture rental"],
    ["Locação de veículos", "Vehicle rental"],
    ["Live marketing", "Live marketing"],
  ]),
  ...held("SVC-05", "foodBeverage.", {
    dailyQuantity: ["Quantidade por dia", "Daily quantity"],
    serviceSchedule: SCHEDULE,
    relevantInfo: FURTHER,
  }),
  ...held("SVC-05", "equipment.", {
    executionObservations: NOTES_ON_HOW,
    ledConfiguration: ["Configuração do painel de LED", "LED wall configuration"],
  }),
  ...held("SVC-05", "humanResources.", {
    language: ["Idioma", "Language"],
    serviceSchedule: SCHEDULE,
    relevantInfo: FURTHER,
  }),
  ...held("SVC-05", "furniture.", { executionObservations: NOTES_ON_HOW }),
  ...held("SVC-05", "vehicleRental.", { executionObservations: NOTES_ON_HOW }),
  ...held("SVC-05", "liveMarketing.", {
    contactRequested: ["Quero que a equipe entre em contato comigo", "I would like the team to contact me"],
    observations: ["Observações", "Notes"],
  }),
];

const FOLD_ALL = "#wizard-services-filter ~ div button >> nth=-1";
export const COLLAPSE_ALL = written("WIZ-42", FOLD_ALL, "Fechar tudo", "Collapse all");
export const EXPAND_ALL = written("WIZ-42", FOLD_ALL, "Abrir tudo", "Expand all");

/** One line in the order, its note asked for. */
export const LINE = [
  written("WIZ-44", 'label[for^="wizard-lines."][for$=".quantity"]', "Quantidade", "Quantity"),
  written("WIZ-45", 'label[for^="wizard-lines."][for$=".periodOfUse"]', "Dias", "Days"),
  written("WIZ-43", 'label[for^="wizard-lines."][for$=".notes"]', "Observação", "Note"),
];

/** Of a line with a quantity and days of 0, and of one with 101 of both. */
export const LINE_WRONG = {
  "0": [
    written(
      "WIZ-44",
      '[id$=".quantity-error"]',
      "Quantidade deve ser pelo menos 1",
      "Quantity must be at least 1",
    ),
    written(
      "WIZ-45",
      '[id$=".periodOfUse-error"]',
      "Período de uso deve ser pelo menos 1",
      "Period of use must be at least 1",
    ),
  ],
  "101": [
    written("WIZ-44", '[id$=".quantity-error"]', "Quantidade máxima é 100", "Maximum quantity is 100"),
    written("WIZ-45", '[id$=".periodOfUse-error"]', "Período máximo é 100", "Maximum period is 100"),
  ],
};

export const CATEGORIES = numbered("WIZ-41", (nth) => `main section:nth-of-type(${nth}) > h2 span`, [
  ["Audiovisual", "Audiovisual"],
  ["Mobiliário", "Furniture"],
  ["Equipamentos", "Equipment"],
  ["Internet", "Internet"],
  ["Alimentos e bebidas", "Food and beverage"],
  ["Limpeza", "Cleaning"],
  ["Equipe de apoio", "Support staff"],
  ["Interpretação", "Interpretation"],
]);

/** What is checked before it is sent, and what sends it. */
export const REVIEW = [
  ...numbered("WIZ-51", (nth) => `main section h2 >> nth=${nth - 1}`, [
    ["Estande", "Stand"],
    ["Serviços adicionais", "Additional services"],
  ]),
  ...numbered("WIZ-51", (nth) => `main table th:nth-child(${nth})`, [
    ["Item", "Item"],
    ["Preço unitário", "Unit price"],
    ["Quantidade", "Quantity"],
    ["Dias", "Days"],
    ["Total", "Total"],
  ]),
  ...held("WIZ-51", "", { notes: ["Observações para a equipe", "Notes for the team"] }),
  written("WIZ-51", "main aside button", "Enviar o pedido", "Send the order"),
];
