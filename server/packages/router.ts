import { router } from "../trpc.ts";
import { listPackages } from "./list.ts";

export const packagesRouter = router({ list: listPackages });
