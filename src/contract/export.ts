import { z } from "zod";
import { EXPORT_FORMATS } from "./export-format.ts";

export const ExportQuery = z
  .strictObject({
    format: z
      .enum(EXPORT_FORMATS)
      .describe(
        "`csv` and `xlsx`: a row a field, with its evidence. `follow-the-money`: statements, each with its datasource. `zip`: everything, with the documents and a manifest; sealed, so that `POST /reports/verifications` knows it again.",
      ),
  })
  .meta({ id: "ExportQuery" });
