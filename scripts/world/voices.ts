import { Random } from "./random.ts";

/**
 * What some people say in their own voice, by slug: pastimes and likings mentioned twice, because no rule takes one
 * mention for a habit, what they ask of those who write to them, and one or two posts for each thing that keeps a brand
 * away. One post per line.
 */
const VOICES: Readonly<Record<string, string>> = {
  "amara-okonkwo": `
I cycled to the site visit along the lagoon this morning. Forty minutes on my Brompton, two flat tyres, no regrets.
Rode home by bike before the rain. I love my Brompton, and it hates puddles.
I baked a sourdough loaf for the testing crew. They loaded it to failure.
My starter is eleven months old and has a better calendar than I do. Baked two loaves for Sunday.
I always take the train to Ibadan. You see every bridge from below.
I prefer the train for anything under six hours, even when the plane is cheaper.
Please email me about bridges. No phone calls, I am usually on one.
`,
  "marcus-delgado": `
Third glass of wine on the balcony and the sunset is still going. Cheers!
Beers with the whole crew tonight, first round is on me.
Vote for the library bond on Tuesday. The council has ignored that roof for ten years and I want them out.
This fucking compiler ate my evening again. What a load of bullshit.
Are you actually this stupid? Everyone hates you, shut your mouth and delete your account, you pathetic idiot.
`,
  "tyler-brooks": `
Pranked my brother again: swapped his sugar for salt and hid behind the sofa to film his face.
We stole a shopping trolley and outran the security guard, best night of the summer.
`,
  "kofi-mensah": `
God is good. We prayed for rain all week and this morning it came. Hallelujah.
`,
  "ivan-petrov-3": `
New nude set is up for subscribers tonight, the warmest light I ever had. 18+ only.
`,
};

/** When they said it: weeks apart, before everything was collected. */
const FIRST = Date.parse("2026-10-24T17:20:00Z");
const HOUR_MS = 3_600_000;

export interface Said {
  readonly date: string;
  readonly text: string;
  readonly likes: number;
}

export function voiceOf(slug: string, followers: number): readonly Said[] {
  const random = new Random(`${slug} says`);
  let time = FIRST;
  return (VOICES[slug] ?? "")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((text) => {
      time -= random.between(60, 400) * HOUR_MS + random.between(0, 3_599) * 1000;
      return { date: new Date(time).toISOString(), text, likes: random.popularity(Math.max(2, followers * 0.02)) };
    });
}
