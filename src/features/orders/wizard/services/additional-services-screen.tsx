import { ExtraServices } from "./extra-services.tsx";
import { ServiceCatalogue } from "./service-catalogue.tsx";

/** What is ordered beside a stand, or without one: from the catalogue (WIZ-41 to WIZ-45) and beyond it (SVC-05). */
export function AdditionalServicesScreen() {
  return (
    <div className="grid grid-cols-1 gap-14">
      <ServiceCatalogue />
      <ExtraServices />
    </div>
  );
}
