import { z } from "zod";
import { ACCESS_FORMATS } from "./access-format.ts";

export const AccessQuery = z
  .strictObject({
    format: z
      .enum(ACCESS_FORMATS)
      .default("json")
      .describe("`json`: everything, with documents and pictures. `pdf`: the same to read, without their texts."),
  })
  .meta({ id: "AccessQuery" });
