import type { Locale } from "#domain/locales.ts";
import type { FocusArea, InstitutionType, StandChoice } from "#domain/submissions/options.ts";

/** A fictional organisation of the demonstration: none of these exists. */
export type Organisation = {
  name: string;
  country: string;
  kind: InstitutionType;
  focus: FocusArea;
  person: string;
  position: string;
  /** The part of the address before @, on a domain under example.org. */
  mailbox: string;
  size: number;
  stand: StandChoice;
  language: Locale;
};

export type Row = readonly [
  string,
  string,
  InstitutionType,
  FocusArea,
  string,
  string,
  string,
  number,
  StandChoice,
  Locale,
];

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ["Instituto Várzea Viva", "BR", "civilSociety", "forestsOceansBiodiversity", "Ana Beatriz Moura", "Diretora", "ana.moura", 120, "standard", "pt"],
  ["Government of Nordhavn", "NO", "government", "energyTransition", "Ingrid Solberg", "Head of delegation", "ingrid.solberg", 200, "standard", "en"],
  ["Cooperativa Castanha do Xingu", "BR", "civilSociety", "agricultureFood", "Raimundo Paiva", "Presidente", "raimundo.paiva", 50, "standard", "pt"],
  ["Rede de Cidades Ribeirinhas", "BR", "government", "citiesWater", "Luísa Antunes", "Coordenadora", "luisa.antunes", 100, "standard", "pt"],
  ["Pacific Reef Alliance", "FJ", "international", "forestsOceansBiodiversity", "Tavita Leota", "Programme director", "tavita.leota", 50, "standard", "en"],
  ["Fundação Semear Futuro", "BR", "civilSociety", "humanDevelopment", "Carla Teixeira", "Gerente de parcerias", "carla.teixeira", 150, "standard", "pt"],
  ["Helio Energy Partners", "IN", "private", "energyTransition", "Priya Raman", "Partnerships lead", "priya.raman", 100, "standard", "en"],
  ["Aliança dos Povos da Floresta", "BR", "civilSociety", "forestsOceansBiodiversity", "Jaciara Lima", "Secretária executiva", "jaciara.lima", 80, "standard", "pt"],
  ["Banco de Fomento Andino", "PE", "private", "financeTechnology", "Mateo Quispe", "Director de clima", "mateo.quispe", 75, "standard", "en"],
  ["Estúdio Maré", "BR", "private", "humanDevelopment", "Caio Farias", "Sócio", "caio.farias", 50, "custom", "pt"],
  ["Lake Basin Water Trust", "KE", "civilSociety", "citiesWater", "Wanjiru Otieno", "Executive director", "wanjiru.otieno", 60, "standard", "en"],
  ["Secretaria do Clima de Tapirá", "BR", "government", "energyTransition", "João Nogueira", "Secretário adjunto", "joao.nogueira", 150, "standard", "pt"],
  ["Observatório da Savana", "MZ", "public", "agricultureFood", "Amélia Macuácua", "Pesquisadora", "amelia.macuacua", 50, "standard", "pt"],
  ["Boreal Mobility", "FI", "private", "energyTransition", "Aino Lehtonen", "Sustainability manager", "aino.lehtonen", 100, "custom", "en"],
  ["Instituto Maré Alta", "BR", "civilSociety", "forestsOceansBiodiversity", "Débora Queiroz", "Diretora científica", "debora.queiroz", 70, "standard", "pt"],
  ["Highland Soils Institute", "ET", "public", "agricultureFood", "Bekele Tadesse", "Senior scientist", "bekele.tadesse", 50, "standard", "en"],
  ["Cidade de Porto Baixo", "BR", "government", "citiesWater", "Marcos Vidal", "Vice-prefeito", "marcos.vidal", 120, "standard", "pt"],
  ["Solaris Roof Works", "ES", "private", "energyTransition", "Nuria Campos", "Chief operating officer", "nuria.campos", 90, "standard", "en"],
  ["Associação Juta e Malva", "BR", "civilSociety", "agricultureFood", "Socorro Batista", "Tesoureira", "socorro.batista", 50, "standard", "pt"],
  ["Delta Communities Network", "BD", "civilSociety", "humanDevelopment", "Farhana Akter", "Coordinator", "farhana.akter", 55, "standard", "en"],
  ["Universidade do Alto Juruá", "BR", "public", "humanDevelopment", "Helena Sarmento", "Pró-reitora", "helena.sarmento", 100, "standard", "pt"],
  ["Nimbus Forecasting", "GB", "private", "financeTechnology", "Oliver Hart", "Founder", "oliver.hart", 50, "standard", "en"],
  ["Instituto Rio Escuro", "BR", "civilSociety", "citiesWater", "Paulo Uchôa", "Diretor", "paulo.uchoa", 65, "standard", "pt"],
  ["Coastal Mangrove Fund", "PH", "international", "forestsOceansBiodiversity", "Maricel Santos", "Fund manager", "maricel.santos", 85, "standard", "en"],
  ["Grupo Bambuzal", "BR", "private", "citiesWater", "Renata Prado", "Diretora de inovação", "renata.prado", 110, "custom", "pt"],
  ["Ministry of Rivers of Aldora", "PT", "government", "citiesWater", "Sofia Cardim", "Chefe de gabinete", "sofia.cardim", 210, "custom", "pt"],
  ["Green Ledger Cooperative", "NL", "private", "financeTechnology", "Joris van Dael", "Director", "joris.vandael", 60, "standard", "en"],
  ["Casa de Sementes Buriti", "BR", "civilSociety", "agricultureFood", "Ivone Tavares", "Coordenadora", "ivone.tavares", 50, "standard", "pt"],
  ["Andes Glacier Watch", "CL", "civilSociety", "citiesWater", "Camila Rojas", "Field director", "camila.rojas", 50, "standard", "en"],
  ["Instituto Ipê Urbano", "BR", "civilSociety", "citiesWater", "Thiago Bastos", "Arquiteto", "thiago.bastos", 95, "standard", "pt"],
  ["Pluvia Insurance Lab", "CH", "private", "financeTechnology", "Léa Baumann", "Head of research", "lea.baumann", 75, "standard", "en"],
  ["Federação das Ilhas do Norte", "BR", "government", "humanDevelopment", "Edmilson Reis", "Assessor", "edmilson.reis", 50, "standard", "pt"],
  ["Terra Comum", "BR", "civilSociety", "agricultureFood", "Vanessa Couto", "Articuladora", "vanessa.couto", 50, "standard", "pt"],
  ["Arctic Voices Forum", "CA", "international", "humanDevelopment", "Nora Ikkidluak", "Convenor", "nora.ikkidluak", 70, "standard", "en"],
  ["Hidrovia Limpa", "BR", "private", "energyTransition", "Sérgio Matos", "Engenheiro-chefe", "sergio.matos", 130, "standard", "pt"],
  ["Desert Bloom Research", "MA", "public", "agricultureFood", "Yasmine Alaoui", "Laboratory head", "yasmine.alaoui", 55, "standard", "en"],
  ["Memorial da Seringueira", "BR", "public", "humanDevelopment", "Francisco Melo", "Curador", "francisco.melo", 50, "custom", "pt"],
  ["Northern Grid Union", "SE", "private", "energyTransition", "Elsa Lindqvist", "Policy adviser", "elsa.lindqvist", 140, "standard", "en"],
  ["Escola de Pesca do Marajó Novo", "BR", "public", "humanDevelopment", "Lindalva Gomes", "Diretora", "lindalva.gomes", 50, "standard", "pt"],
  ["Sahel Orchard Initiative", "SN", "civilSociety", "agricultureFood", "Aminata Diop", "President", "aminata.diop", 50, "standard", "en"],
  ["Companhia das Águas Claras", "BR", "private", "citiesWater", "Gustavo Leal", "Gerente", "gustavo.leal", 160, "standard", "pt"],
  ["Biochar Collective", "AU", "private", "agricultureFood", "Jack Morrow", "Founder", "jack.morrow", 50, "standard", "en"],
  ["Instituto Pirarucu", "BR", "civilSociety", "forestsOceansBiodiversity", "Márcia Bentes", "Bióloga", "marcia.bentes", 60, "standard", "pt"],
  ["Open Canopy Data", "US", "civilSociety", "financeTechnology", "Dana Whitfield", "Data lead", "dana.whitfield", 50, "standard", "en"],
  ["Consórcio Serra Verde", "BR", "government", "forestsOceansBiodiversity", "Otávio Lins", "Diretor técnico", "otavio.lins", 180, "standard", "pt"],
  ["Island Resilience Council", "TT", "international", "humanDevelopment", "Keisha Ramdeen", "Secretary", "keisha.ramdeen", 50, "standard", "en"],
  ["Ateliê Fibra Nativa", "BR", "private", "humanDevelopment", "Rosa Guajará", "Artesã", "rosa.guajara", 50, "standard", "pt"],
  ["Kaveri Rice Growers", "IN", "civilSociety", "agricultureFood", "Senthil Kumar", "Board member", "senthil.kumar", 50, "standard", "en"],
  ["Movimento Bicicleta na Cidade", "BR", "civilSociety", "citiesWater", "Beatriz Salles", "Porta-voz", "beatriz.salles", 50, "standard", "pt"],
  ["Polar Shipping Registry", "DK", "private", "energyTransition", "Mads Thorsen", "Analyst", "mads.thorsen", 90, "standard", "en"],
  ["Central de Cooperativas do Açaí", "BR", "private", "agricultureFood", "Antônio Pinheiro", "Diretor comercial", "antonio.pinheiro", 100, "standard", "pt"],
  ["Volcano Belt Geothermal", "CR", "private", "energyTransition", "Andrés Solano", "Chief executive", "andres.solano", 110, "custom", "en"],
  ["Juventude pelo Rio", "BR", "civilSociety", "humanDevelopment", "Mirela Prates", "Coordenadora", "mirela.prates", 50, "standard", "pt"],
  ["Meridian Carbon Standards", "SG", "private", "financeTechnology", "Li Wen Tan", "Director", "liwen.tan", 80, "standard", "en"],
  ["Instituto Tucumã", "BR", "civilSociety", "forestsOceansBiodiversity", "Elias Marinho", "Pesquisador", "elias.marinho", 50, "standard", "pt"],
  ["Baltic Seagrass Centre", "EE", "public", "forestsOceansBiodiversity", "Kadri Tamm", "Researcher", "kadri.tamm", 50, "standard", "en"],
  ["Prefeitura de Lagoa Funda", "BR", "government", "citiesWater", "Regina Alencar", "Prefeita", "regina.alencar", 120, "standard", "pt"],
  ["Monsoon Schools Trust", "NP", "civilSociety", "humanDevelopment", "Sunita Gurung", "Director", "sunita.gurung", 50, "standard", "en"],
  ["Usina de Ideias Guamá", "BR", "private", "financeTechnology", "Davi Rocha", "Cofundador", "davi.rocha", 50, "other", "pt"],
  ["World Riverkeepers Circle", "UG", "international", "citiesWater", "Grace Nakato", "Chair", "grace.nakato", 100, "standard", "en"],
];

export function organisationsOf(rows: readonly Row[]): readonly Organisation[] {
  return rows.map(([name, country, kind, focus, person, position, mailbox, size, stand, language]) => ({
    name,
    country,
    kind,
    focus,
    person,
    position,
    mailbox,
    size,
    stand,
    language,
  }));
}

/** Sixty organisations; the first eight become partners. */
export const ORGANISATIONS = organisationsOf(ROWS);
