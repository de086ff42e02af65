import { periodOf } from "#domain/catalogue/unit.ts";

/**
 * The sample catalogue: 45 items in 8 categories. Prices are samples in US dollars, not offers.
 * [category, unit, price, pt title, pt description, en title, en description]
 */
type Row = readonly [string, string, number, string, string, string, string];

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ["audiovisual", "unit", 360, "Painel de LED 3 × 2 m", "Com técnico de montagem e teste de imagem", "LED wall, 3 × 2 m", "With an assembly technician and an image test"],
  ["audiovisual", "unit", 145, "Monitor de 55 polegadas", "Em pedestal ou parede, com cabo HDMI", "55-inch screen", "On a stand or a wall, HDMI cable included"],
  ["audiovisual", "unit", 230, "Monitor de 75 polegadas", "Em pedestal, com cabo HDMI", "75-inch screen", "On a stand, HDMI cable included"],
  ["audiovisual", "set", 280, "Sistema de som, 40 pessoas", "Dois microfones sem fio e mesa de som", "Sound system for 40 people", "Two wireless microphones and a mixer"],
  ["audiovisual", "set", 520, "Sistema de som, 120 pessoas", "Quatro microfones e operador", "Sound system for 120 people", "Four microphones and an operator"],
  ["audiovisual", "unit", 190, "Projetor de 6.000 lumens", "Com tela de 2,5 m", "6,000-lumen projector", "With a 2.5 m screen"],
  ["audiovisual", "day", 940, "Transmissão ao vivo", "Uma câmera, operador e enlace dedicado", "Live streaming", "One camera, an operator and a dedicated link"],
  ["audiovisual", "set", 175, "Iluminação de palco", "Oito refletores de LED e mesa de controle", "Stage lighting", "Eight LED spotlights and a control desk"],
  ["furniture", "unit", 18, "Cadeira de auditório", "Encosto ventilado, empilhável", "Auditorium chair", "Ventilated back, stackable"],
  ["furniture", "unit", 34, "Poltrona de madeira certificada", "Assento em fibra de juta", "Certified-wood armchair", "Jute fibre seat"],
  ["furniture", "unit", 62, "Mesa de reunião para seis", "Tampo de bambu laminado", "Meeting table for six", "Laminated bamboo top"],
  ["furniture", "unit", 48, "Balcão de atendimento", "Com prateleira e porta com chave", "Reception counter", "With a shelf and a lockable door"],
  ["furniture", "unit", 27, "Mesa alta de apoio", "Para conversas em pé", "High table", "For standing conversations"],
  ["furniture", "unit", 22, "Banqueta alta", "Altura regulável", "High stool", "Adjustable height"],
  ["furniture", "unit", 40, "Vaso com planta amazônica", "Espécie nativa, rega incluída", "Potted Amazonian plant", "Native species, watering included"],
  ["equipment", "unit", 85, "Frigobar", "120 litros, porta de vidro", "Minibar fridge", "120 litres, glass door"],
  ["equipment", "unit", 110, "Máquina de café", "Com 100 cápsulas compostáveis", "Coffee machine", "With 100 compostable capsules"],
  ["equipment", "unit", 70, "Bebedouro de água filtrada", "Ligado à rede, sem garrafões", "Filtered water dispenser", "Plumbed in, no bottles"],
  ["equipment", "unit", 260, "Totem interativo", "Tela sensível ao toque de 43 polegadas", "Interactive kiosk", "43-inch touch screen"],
  ["equipment", "unit", 95, "Notebook", "Com pacote de escritório em português e inglês", "Laptop", "With office software in Portuguese and English"],
  ["equipment", "unit", 55, "Ponto elétrico extra 220 V", "Até 2 kVA", "Extra 220 V socket", "Up to 2 kVA"],
  ["internet", "booth", 180, "Internet dedicada 50 Mbps", "Por estande, com suporte no local", "Dedicated internet, 50 Mbps", "Per stand, with on-site support"],
  ["internet", "booth", 320, "Internet dedicada 100 Mbps", "Por estande, com suporte no local", "Dedicated internet, 100 Mbps", "Per stand, with on-site support"],
  ["internet", "booth", 75, "Rede sem fio do estande", "Nome e senha próprios, até 40 aparelhos", "Stand Wi-Fi", "Own name and password, up to 40 devices"],
  ["internet", "unit", 25, "Ponto de rede cabeado", "Um conector RJ-45", "Wired network point", "One RJ-45 socket"],
  ["catering", "person", 14, "Café da manhã regional", "Tapioca, frutas e café do Pará", "Regional breakfast", "Tapioca, fruit and coffee from Pará"],
  ["catering", "person", 11, "Pausa para café", "Bolo de macaxeira, sucos e café", "Coffee break", "Cassava cake, juices and coffee"],
  ["catering", "person", 29, "Almoço no estande", "Opções vegetarianas, peixe da região", "Lunch at the stand", "Vegetarian options, fish from the region"],
  ["catering", "person", 24, "Coquetel de recepção", "Sem álcool, frutas amazônicas", "Welcome cocktail", "Alcohol-free, Amazonian fruit"],
  ["catering", "litre", 6, "Suco de cupuaçu", "Servido em copos retornáveis", "Cupuaçu juice", "Served in returnable glasses"],
  ["catering", "kit", 45, "Kit de água e frutas", "Para dez pessoas por dia", "Water and fruit kit", "For ten people a day"],
  ["cleaning", "day", 58, "Limpeza diária até 100 m²", "Produtos biodegradáveis", "Daily cleaning up to 100 m²", "Biodegradable products"],
  ["cleaning", "day", 96, "Limpeza diária até 200 m²", "Produtos biodegradáveis", "Daily cleaning up to 200 m²", "Biodegradable products"],
  ["cleaning", "day", 35, "Coleta seletiva do estande", "Com pesagem e relatório", "Sorted waste collection", "Assessed, with a report"],
  ["cleaning", "day", 120, "Plantão de limpeza", "Uma pessoa durante o horário da zona", "Cleaning on call", "One person during opening hours"],
  ["staffing", "day", 130, "Recepcionista bilíngue", "Português e inglês, oito horas", "Bilingual receptionist", "Portuguese and English, eight hours"],
  ["staffing", "day", 150, "Recepcionista trilíngue", "Português, inglês e espanhol, oito horas", "Trilingual receptionist", "Portuguese, English and Spanish, eight hours"],
  ["staffing", "day", 115, "Promotor de vendas", "Oito horas, com treinamento na véspera", "Sales promoter", "Eight hours, trained the day before"],
  ["staffing", "day", 165, "Vigilante noturno", "Das 20h às 8h", "Night guard", "From 8 p.m. to 8 a.m."],
  ["staffing", "day", 210, "Técnico de apoio", "Som, imagem e rede, oito horas", "Support technician", "Sound, image and network, eight hours"],
  ["interpretation", "day", 640, "Intérpretes português–inglês", "Dupla de intérpretes, seis horas", "Portuguese–English interpreters", "A pair of interpreters, six hours"],
  ["interpretation", "day", 690, "Intérpretes português–espanhol", "Dupla de intérpretes, seis horas", "Portuguese–Spanish interpreters", "A pair of interpreters, six hours"],
  ["interpretation", "set", 210, "Cabine de interpretação", "Isolamento acústico, para dois intérpretes", "Interpretation booth", "Soundproof, for two interpreters"],
  ["interpretation", "unit", 7, "Receptor com fone", "Higienizado a cada uso", "Receiver with earphones", "Sanitised after each use"],
  ["interpretation", "day", 380, "Intérprete de Libras", "Dupla de intérpretes, seis horas", "Brazilian Sign Language interpreters", "A pair of interpreters, six hours"],
];

const BY_THE_DAY: readonly string[] = ["audiovisual", "equipment", "catering", "interpretation"];

/** What the catalogue's create verb takes, for every sample item. */
export const SAMPLE_ITEMS = ROWS.map(
  ([category, unitMetric, unitPrice, titlePt, descriptionPt, titleEn, descriptionEn]) => ({
    title_pt: titlePt,
    title_en: titleEn,
    description_pt: descriptionPt,
    description_en: descriptionEn,
    category,
    unitMetric,
    // What is eaten, shown or plugged in is had by the day; the rest as its unit says.
    unitPeriod: BY_THE_DAY.includes(category) ? ("perDay" as const) : periodOf(unitMetric),
    unitPrice,
    status: "ACTIVE" as const,
  }),
);
