export const CATALOGUE = {
  "CAT-01":
    "A catalogue item has id, title, description, image (optional), status, unitMetric, unitPrice, createdAt, updatedAt, category (optional).",
  "CAT-02":
    "Titles and descriptions also have _pt and _en variants (title_pt, title_en, description_pt, description_en).",
  "CAT-03": "Item status values are ACTIVE, INACTIVE, DRAFT.",
  "CAT-04": "A general active state ACTIVE / INACTIVE exists.",
  "CAT-05": "The management screen has search and filters.",
  "CAT-06": "The management screen can create, edit and delete items.",
  "CAT-07": "The management screen has expand/collapse.",
  "CAT-08": "The management screen has a bulk CSV upload.",
  "CAT-09": "The bulk upload accepts CSV only.",
  "CAT-10": "The management screen offers a template download.",
  "CAT-11": 'id is required ("ID é obrigatório").',
  "CAT-12": 'title is required ("Título é obrigatório").',
  "CAT-13": 'unitMetric is required ("Unidade de medida é obrigatória").',
  "CAT-14": 'unitPrice >= 0 ("Preço deve ser maior ou igual a zero").',
  "SVC-01": "Custom services management exists for staff.",
  "SVC-02": "Custom-service items exist on orders next to catalogue lines, marked isCustomService.",
  "SVC-03":
    "The custom services are: food and beverage, equipment rental, human resources, furniture rental, vehicle rental, live marketing.",
  "SVC-04": "Each extra service group has a required flag, default false.",
  "SVC-05":
    "The extra service groups and their fields are: foodBeverage (dailyQuantity, serviceSchedule, relevantInfo); equipment (executionObservations, ledConfiguration); humanResources (language, serviceSchedule, relevantInfo); furniture (executionObservations); vehicleRental (executionObservations); liveMarketing (contactRequested, observations).",
  "SVC-06":
    "The services offered (named in the texts) are: audiovisual, catering, cleaning, dedicated internet, livestreaming, interpretation, sales staff.",
};
