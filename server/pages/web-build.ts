import { join } from "node:path";

/** The folder of the web build; inside the executable this module is replaced by one that names its pack. */
export const WEB_BUILD: string = join(import.meta.dir, "../../dist/web");
