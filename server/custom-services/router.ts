import { router } from "../call/trpc.ts";
import { formerPrices } from "./former-prices.ts";
import { getCustomService } from "./get.ts";
import { listCustomServices } from "./list.ts";
import { previewPrices, priceServices } from "./price.ts";

export const customServicesRouter = router({
  list: listCustomServices,
  get: getCustomService,
  formerPrices,
  previewPrices,
  price: priceServices,
});
