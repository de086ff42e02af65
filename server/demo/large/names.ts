import { COUNTRIES } from "#domain/countries.ts";
import { INSTITUTION_TYPES, STAND_CHOICES, THEMATIC_AREAS } from "#domain/submissions/options.ts";
import { searchable } from "#domain/accents.ts";
import type { Organisation } from "../organisations.ts";
import type { Chance } from "./chance.ts";

/** Organisations and people that do not exist, as many as one likes, in both languages and with all accents. */

// oxfmt-ignore
const PT = {
  kinds: ["Instituto", "Cooperativa", "Fundação", "Associação", "Rede", "Consórcio", "Observatório", "Movimento", "Companhia", "Centro de Estudos", "Aliança", "Ateliê", "Escola", "Universidade", "Conselho", "Usina"],
  things: ["Várzea", "Igarapé", "Açaí", "Castanha", "Pirarucu", "Seringueira", "Maré", "Floresta em Pé", "Águas Claras", "Cupuaçu", "Juta e Malva", "Andiroba", "Babaçu", "Sumaúma", "Boto Vermelho", "Ipê", "Mandioca", "Manguezal", "Vento Norte", "Raízes", "Sementes", "Ribeira", "Quilombo", "Jacarandá", "Buriti", "Tucumã", "Paricá", "Copaíba", "Pesca Artesanal", "Energia Limpa"],
  places: ["do Xingu", "do Tapajós", "do Alto Juruá", "do Marajó", "do Baixo Amazonas", "de Santarém", "do Guamá", "de Bragança", "do Tocantins", "da Serra Verde", "de Óbidos", "do Rio Negro", "do Madeira", "de Breves", "do Acará", "de Ananindeua", "do Oiapoque", "de Itaituba", "do Solimões", "de São Félix"],
  first: ["Ana", "João", "Luísa", "Raimundo", "Débora", "Otávio", "Márcia", "Caio", "Socorro", "Antônio", "Beatriz", "Davi", "Helena", "Paulo", "Renata", "Francisco", "Lindalva", "Gustavo", "Rosa", "Elias", "Mirela", "Inês", "Conceição", "Túlio"],
  last: ["Moura", "Nogueira", "Antunes", "Paiva", "Queiroz", "Lins", "Bentes", "Farias", "Batista", "Pinheiro", "Salles", "Rocha", "Sarmento", "Uchôa", "Prado", "Melo", "Gomes", "Leal", "Guajará", "Marinho", "Prates", "Araújo", "Conceição", "Magalhães", "Assunção", "Brandão"],
  positions: ["Diretora", "Presidente", "Coordenadora", "Gerente de parcerias", "Secretário adjunto", "Pesquisadora", "Tesoureira", "Chefe de gabinete"],
};

// oxfmt-ignore
const EN = {
  kinds: ["Alliance", "Trust", "Institute", "Network", "Fund", "Council", "Partners", "Initiative", "Cooperative", "Foundation", "Centre", "Works", "Observatory", "Union", "Collective", "Agency"],
  things: ["Reef", "River", "Canopy", "Solar", "Mangrove", "Highland", "Delta", "Monsoon", "Glacier", "Orchard", "Biochar", "Seagrass", "Savannah", "Wind", "Soil", "Rainforest", "Geothermal", "Lake", "Harbour", "Peatland", "Coral", "Bamboo", "Tidal", "Grassland", "Watershed", "Ocean", "Forest", "Carbon", "Rice", "Bicycle"],
  places: ["Nordhavn", "Pacific", "Andean", "Baltic", "Sahel", "Kaveri", "Boreal", "Caribbean", "Côte d'Azur", "São Tomé", "Québec", "Zürich", "Øresund", "Tahiti", "Atlas", "Mekong", "Volta", "Aegean", "Patagonia", "Himalaya"],
  first: ["Ingrid", "Priya", "Wanjiru", "Aino", "Bekele", "Farhana", "Oliver", "Maricel", "Joris", "Tavita", "Núria", "Elsa", "Aminata", "Jack", "Keisha", "Mads", "Andrés", "Sunita", "Grace", "Kadri", "Renée", "Søren", "Zoë", "François"],
  last: ["Solberg", "Raman", "Otieno", "Lehtonen", "Tadesse", "Akter", "Hart", "Santos", "van Dael", "Leota", "Campos", "Lindqvist", "Diop", "Morrow", "Ramdeen", "Thorsen", "Solano", "Gurung", "Nakato", "Tamm", "Müller", "Østergård", "Nguyễn", "Çelik", "Dvořák", "Brontë"],
  positions: ["Director", "Head of delegation", "Programme director", "Partnerships lead", "Senior scientist", "Coordinator", "Founder", "Policy adviser"],
};

const SIZES = [50, 50, 50, 60, 75, 80, 100, 100, 120, 150, 180, 200, 220];
const ABROAD = COUNTRIES.filter((country) => country !== "BR");

/** The organisation at a place of the list; no two places below 9,600 share a name. */
export function organisationAt(place: number, chance: Chance): Organisation {
  const language = place % 5 < 3 ? "pt" : "en";
  const name = nameAt(place, language);
  const person = personIn(language, chance);
  return {
    name,
    person,
    language,
    country: language === "pt" ? "BR" : chance.pick(ABROAD),
    kind: chance.pick(INSTITUTION_TYPES.filter((kind) => kind !== "other")),
    focus: chance.pick(THEMATIC_AREAS.filter((area) => area !== "other")),
    position: chance.pick(language === "pt" ? PT.positions : EN.positions),
    mailbox: `${searchable(person).replace(/[^a-z]+/g, ".")}.${place + 1}`,
    size: chance.pick(SIZES),
    stand: chance.pick(STAND_CHOICES.filter((stand) => stand !== "other")),
  };
}

export function personIn(language: "pt" | "en", chance: Chance): string {
  const { first, last } = language === "pt" ? PT : EN;
  return `${chance.pick(first)} ${chance.pick(last)}`;
}

/** A name: each next place turns all three wheels, so that neighbours differ in everything. */
function nameAt(place: number, language: "pt" | "en"): string {
  const { kinds, things, places } = language === "pt" ? PT : EN;
  const total = kinds.length * things.length * places.length;
  // Prime to the number of names: every name is used once before any repeats.
  const at = (place * 4_583) % total;
  const kind = kinds[at % kinds.length];
  const thing = things[Math.floor(at / kinds.length) % things.length];
  const where = places[Math.floor(at / kinds.length / things.length)];
  return language === "pt" ? `${kind} ${thing} ${where}` : `${where} ${thing} ${kind}`;
}
