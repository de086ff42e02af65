import type { BaseTranslation } from "../../i18n-types";

const pt_map = {
  title: "Mapa da {zone:string}",
  note: "Planta ilustrativa. A disposição final pode mudar.",
  listTitle: "As áreas do mapa, uma a uma",
  drawing:
    "Mapa ilustrado da {zone:string}, vista de cima: quatro setores de estandes em volta de uma praça, entre a avenida, ao norte, e uma curva do rio, ao sul. A leste, uma passagem leva à Blue Zone.",
  pins: "Pontos do mapa",
  hint: "Toque num ponto do mapa, ou num nome da lista, para ver o que há ali.",
  river: "Rio Guamá",
  blueZone: "Blue Zone",
  north: "N",
  steps: "Quadrado da malha: um módulo de estande",
  kinds: {
    stands: "Estandes",
    programme: "Programação e convívio",
    services: "Apoio ao visitante",
    access: "Chegada e circulação",
  },
  areas: {
    sectorA: {
      name: "Setor A",
      text: "Estandes logo depois da entrada principal, na primeira caminhada de quem chega.",
    },
    sectorB: {
      name: "Setor B",
      text: "Estandes entre o palco principal e a praça, no caminho da plateia.",
    },
    sectorC: {
      name: "Setor C",
      text: "Estandes que acompanham a curva do rio, junto à praça de alimentação.",
    },
    sectorD: {
      name: "Setor D",
      text: "Estandes à beira do rio, ao lado da passagem para a Blue Zone.",
    },
    hubs: {
      name: "Polos temáticos",
      text: "Pavilhões reunidos por assunto, da energia e das florestas às cidades e às finanças.",
    },
    stage: {
      name: "Palco principal",
      text: "Debates, anúncios e apresentações, com arquibancada ao ar livre.",
    },
    plaza: {
      name: "Praça central",
      text: "O ponto de encontro, com sombra e bancos, de onde saem todos os caminhos.",
    },
    foodCourt: {
      name: "Praça de alimentação",
      text: "Cozinhas e mesas com vista para a água.",
    },
    servicePoint: {
      name: "Atendimento e credenciais",
      text: "Retirada de credenciais, informações e achados e perdidos.",
    },
    firstAid: {
      name: "Primeiros socorros",
      text: "Atendimento de saúde, perto da entrada principal.",
    },
    quietRoom: {
      name: "Sala de descanso",
      text: "Um lugar silencioso, com pouca luz, para uma pausa longe do movimento.",
    },
    mainEntrance: {
      name: "Entrada principal",
      text: "Acesso pela avenida, em frente à parada de ônibus.",
    },
    riverEntrance: {
      name: "Entrada do rio",
      text: "Acesso para quem chega de barco, pelo trapiche.",
    },
    blueZonePassage: {
      name: "Passagem para a Blue Zone",
      text: "Caminho a pé até a área das negociações, para quem tem credencial.",
    },
    busStop: {
      name: "Parada de ônibus",
      text: "Embarque e desembarque na avenida, ao lado da entrada principal.",
    },
    bicycles: {
      name: "Bicicletário",
      text: "Vagas para bicicletas junto à avenida.",
    },
    accessibleRoute: {
      name: "Rota acessível",
      text: "Percurso sem degraus que liga as entradas à praça, ao palco, aos serviços e à passagem para a Blue Zone.",
    },
  },
  plan: {
    title: "Planta do estande {name:string}",
    customTitle: "Planta de um estande sob medida",
    note: "Planta ilustrativa. A área vem da manifestação de interesse e os itens, do pedido.",
    customNote: "Um exemplo entre muitos. A forma, a altura e os acabamentos vêm do seu projeto.",
    grid: "Malha de 1 m",
    metres: "{length:string} m",
    aisle: "Corredor",
    counter: "Balcão",
    screen: "Tela",
    storage: "Depósito",
    meeting: "Reunião",
    lounge: "Convivência",
    exhibits: "Expositores",
    demonstration: "Demonstração",
    stage: "Palco",
    garden: "Jardim",
    entrance: "Acesso",
    drawing:
      "Planta ilustrativa do estande {name:string}, vista de cima sobre uma malha de um metro, com os ambientes identificados.",
    customDrawing:
      "Planta ilustrativa de um estande sob medida, de paredes curvas, vista de cima sobre uma malha de um metro, com os ambientes identificados.",
  },
  /** The template of a sketch, to be printed and drawn on. */
  sketch: {
    title: "Croqui do estande",
    note: "Desenhe os limites do estande e marque onde cada ponto deve ficar.",
    power: "Energia (kW)",
    water: "Água e esgoto",
    network: "Rede",
    entrance: "Entrada",
  },
} satisfies BaseTranslation;

export default pt_map;
