import { inOrder, links, written, type Written } from "./written.ts";

/** What the public pages name by words alone (specification, section 2). */
export const FRAME = [
  written("FTR-01", "footer div:has(> ul img[src*=mark-organiser]) > h2", "Organização", "Organised by"),
  written("FTR-01", "footer div:has(> ul img[src*=mark-host]) > h2", "Realização", "Hosted by"),
  ...links("FTR-02", "footer", {
    "https://conference.example.org": ["Site oficial do evento", "Official event site"],
  }),
  ...links("FTR-03", "footer", { "/privacy-policy": ["Política de privacidade", "Privacy policy"] }),
  ...links("HDR-02", "header nav", {
    "/overview": ["O evento", "Overview"],
    "/services-and-support": ["Serviços e suporte", "Services & support"],
  }),
  ...links("HDR-03", "header nav", {
    "/partnership-and-exhibit": ["Parceria e exposição", "Partnership & exhibit"],
  }),
  written("HDR-04", "header button[value=pt]", "PT", "PT"),
  written("HDR-04", "header button[value=en]", "EN", "EN"),
];

/** The page below an entry of the header, seen once somebody points at it (HDR-03). */
export const BELOW = { pt: "Estandes", en: "Exhibiting" } as const;

/** The pages by their address, with what the specification says stands on each. */
export const PAGES: Record<string, Written[]> = {
  "/": [
    written(
      "PUB-01",
      'main section:first-of-type a[href^="/download/"]',
      "Baixar o folheto (PDF)",
      "Download the brochure (PDF)",
    ),
    written(
      "PUB-10",
      "main dl > div:nth-child(4) dt",
      "Países, mais a União Europeia",
      "Countries, plus the European Union",
    ),
    ...links("PUB-04", "section[aria-labelledby=about]", {
      "/overview": ["Conheça o evento e o mapa da Green Zone", "See the event and the map of the Green Zone"],
    }),
    written("PUB-05", "#dates", "Três datas para guardar", "Three dates to keep"),
    ...inOrder(
      "PUB-06 to PUB-08",
      "section[aria-labelledby=dates] li h3",
      ["Manifestação de interesse", "Expression of interest"],
      ["Cúpula de líderes", "Leaders' summit"],
      ["Conferência", "Conference"],
    ),
    written(
      "PUB-05",
      "#reasons",
      "Cinco razões para estar na Green Zone",
      "Five reasons to be in the Green Zone",
    ),
    written(
      "PUB-05",
      "#closing",
      "O que a sua organização quer mostrar?",
      "What does your organisation want to show?",
    ),
  ],
  "/overview": [
    written("PUB-11", "#the-event", "O mundo vem à Amazônia.", "The world comes to the Amazon."),
    written(
      "PUB-11",
      "#host-region",
      "Aqui, a floresta é a outra margem",
      "Here, the forest is just across the river",
    ),
    written("PUB-11", "#green-zone", "A Green Zone, vista de cima", "The Green Zone from above"),
    written("PUB-12", "figure:has([role=toolbar]) a[aria-haspopup=dialog]", "Ampliar", "Enlarge"),
    written("PUB-11", "#opportunities", "Quatro maneiras de fazer parte", "Four ways to be part of it"),
    written("PUB-11", "#closing", "Há lugar para o seu trabalho aqui.", "There is room for your work here."),
  ],
  "/partnership-and-exhibit": [
    ...links("PUB-14 to PUB-18", "main nav", {
      "#benefits": ["Por que participar", "Why take part"],
      "#offer": ["O que a zona oferece", "What the zone offers"],
      "#who": ["Quem deve participar", "Who should participate"],
      "#criteria": ["Critérios", "Criteria"],
      "#steps": ["Cinco etapas", "Five steps"],
      "#ways": ["Formas de participar", "Ways to participate"],
    }),
    written("PUB-14", "#benefits-title", "O que a sua organização ganha", "What your organisation gains"),
    written("PUB-15", "#offer-title", "O que a Green Zone oferece", "What the Green Zone offers"),
    written("PUB-16", "#who-title", "Quem deve participar", "Who should participate"),
    written("PUB-16", "#criteria-title", "Critérios de elegibilidade", "Eligibility criteria"),
    written(
      "PUB-17",
      "#steps-title",
      "Cinco etapas, da proposta ao estande",
      "Five steps from proposal to stand",
    ),
    written("PUB-18", "#ways-title", "Formas de participar", "Ways to participate"),
    ...links("PUB-18", "#ways", { "/exhibiting": ["Conheça as formas de expor", "See the ways to exhibit"] }),
  ],
  "/exhibiting": [
    ...links("PUB-19, PUB-20", "main nav", {
      "#standard": ["Estandes padrão", "Standard stands"],
      "#custom": ["Sob medida", "Custom stands"],
      "#plans": ["Plantas", "Floor plans"],
    }),
    ...inOrder("PUB-19", "#standard li h3", ["Bronze", "Bronze"], ["Prata", "Silver"], ["Ouro", "Gold"]),
    written("PUB-20", "#custom-title", "Um estande que só existe uma vez", "A stand that exists only once"),
    written("PUB-20", "#plans-title", "As plantas do catálogo", "Floor plans from the catalogue"),
    written("PUB-20", "#plans a[aria-haspopup=dialog]", "Ampliar", "Enlarge"),
  ],
  "/services-and-support": [
    written(
      "PUB-21",
      "#organiser-title",
      "Quem está por trás da Green Zone",
      "The people behind the Green Zone",
    ),
    ...inOrder(
      "GEN-11",
      "section[aria-labelledby=organiser-title] dt",
      ["Contato dedicado", "Dedicated contact"],
      ["Portal online", "Online portal"],
    ),
    ...links("GEN-13", "main", {
      "https://ribeira.example.org": ["Site de Ribeira Eventos", "Ribeira Eventos website"],
      "https://social.example.org/ribeira": [
        "Ribeira Eventos nas redes sociais",
        "Ribeira Eventos on social media",
      ],
    }),
    written("PUB-21", "#contact-title", "Escreva para nós", "Write to us"),
    written(
      "GEN-12",
      '#contact div:has(> dd a[href="mailto:expositores@example.org"]) dt',
      "Para quem fala português",
      "For Portuguese speakers",
    ),
    written(
      "GEN-12",
      '#contact div:has(> dd a[href="mailto:exhibitors@example.org"]) dt',
      "Para outros idiomas",
      "For other languages",
    ),
  ],
  "/privacy-policy": [
    written("PUB-25", "main h1", "Privacidade e termos de uso", "Privacy and terms of use"),
    written("PUB-27", "#retention-title", "Por quanto tempo guardamos", "How long we keep it"),
    written("PUB-28", "#security-title", "Como protegemos", "How we protect it"),
    written("COOK-11", "#cookies-title", "Cookies e armazenamento", "Cookies and storage"),
  ],
};

/** The buttons of the lightbox in their order, and what the third and the fourth are called once they were pressed. */
export const LIGHTBOX = {
  pt: {
    buttons: [
      "Aproximar",
      "Afastar",
      "Ocultar as miniaturas",
      "Usar a tela inteira",
      "Fechar",
      "Imagem anterior",
      "Próxima imagem",
    ],
    pressed: ["Mostrar as miniaturas", "Sair da tela inteira"],
  },
  en: {
    buttons: [
      "Zoom in",
      "Zoom out",
      "Hide thumbnails",
      "Use the full screen",
      "Close",
      "Previous image",
      "Next image",
    ],
    pressed: ["Show thumbnails", "Leave full screen"],
  },
} as const;

/** The three categories of the cookie dialog, in their order (COOK-04). */
export const COOKIE_CATEGORIES = [
  { pt: "Necessários", en: "Necessary" },
  { pt: "Estatísticas", en: "Analytics" },
  { pt: "Divulgação", en: "Marketing" },
] as const;

/** Its three actions (COOK-05), told by what they store once marketing alone is ticked (COOK-07 to COOK-09). */
export const COOKIE_ACTIONS = [
  { says: { pt: "Aceitar todos", en: "Accept all" }, stores: { analytics: true, marketing: true } },
  { says: { pt: "Rejeitar todos", en: "Reject all" }, stores: { analytics: false, marketing: false } },
  {
    says: { pt: "Aceitar selecionados", en: "Accept selected" },
    stores: { analytics: false, marketing: true },
  },
] as const;
