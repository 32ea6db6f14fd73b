import { BREACHES } from "../hibp/samples.ts";
import { sampleOf, type Samples } from "../samples.ts";

export const samples: Samples = {
  captures: [
    sampleOf(
      "hibp/listed-breaches",
      { account: "ada@example.org", breaches: BREACHES },
      { url: "https://haveibeenpwned.com/api/v3/breachedaccount/ada%40example.org" },
    ),
    sampleOf("hibp/listed-breaches", {
      account: "ada@example.org",
      breaches: [
        ...BREACHES,
        ...["IsVerified", "IsFabricated", "IsRetired", "IsSensitive"].map((flag) => ({
          ...BREACHES[0],
          [flag]: flag !== "IsVerified",
        })),
      ],
    }),
  ],
};
