import { ServiceCatalogue } from "./service-catalogue.tsx";

/** What is ordered beside a stand, or without one (WIZ-41 to WIZ-45). */
export function AdditionalServicesScreen() {
  return <ServiceCatalogue />;
}
