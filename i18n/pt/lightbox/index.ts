import type { BaseTranslation } from "../../i18n-types";

const pt_lightbox = {
  title: "Imagem ampliada",
  gallery: "Imagens",
  carousel: "carrossel",
  slide: "imagem",
  position: "{index:string} de {total:string}",
  close: "Fechar",
  previous: "Imagem anterior",
  next: "Próxima imagem",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  enterFullscreen: "Usar a tela inteira",
  exitFullscreen: "Sair da tela inteira",
  thumbnails: "Miniaturas",
  showThumbnails: "Mostrar as miniaturas",
  hideThumbnails: "Ocultar as miniaturas",
  failed: "Não foi possível carregar esta imagem.",
} satisfies BaseTranslation;

export default pt_lightbox;
