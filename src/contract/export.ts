import { z } from "zod";
import { EXPORT_FORMATS } from "./export-format.ts";

export const ExportQuery = z
  .strictObject({
    format: z
      .enum(EXPORT_FORMATS)
      .describe(
        "`csv` and `xlsx`: one row per field, with its evidence. `follow-the-money`: statements, each with its datasource. `zip`: everything, with the documents and a manifest, signed so that `POST /reports/verifications` recognises it.",
      ),
  })
  .meta({ id: "ExportQuery" });
