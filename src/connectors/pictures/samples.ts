import { sampleOf, type Samples } from "../samples.ts";

export const samples: Samples = {
  captures: [
    sampleOf("pictures/file", {
      bytes: Buffer.from("a picture").toString("base64"),
      author: "Bo Example",
      licence: "CC BY-SA 4.0",
      licenceUrl: "https://creativecommons.org/licenses/by-sa/4.0/",
      page: "https://commons.wikimedia.org/wiki/File:Ada.jpg",
    }),
  ],
  answer: (path) => (path === "/pictures.example.org/ada.jpg" ? { type: "image/jpeg", body: "a picture" } : undefined),
};
