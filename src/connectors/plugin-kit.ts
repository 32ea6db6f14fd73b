import { z } from "zod";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate } from "../domain/partial-date.ts";
import { readProfileUrl } from "../domain/platform.ts";
import {
  captureEach,
  captureOf,
  type Connector,
  DisableConnector,
  isProfileOn,
  RetryLater,
  SkipProbe,
  type Source,
} from "./connector.ts";
import { jsonReader, members } from "./reader.ts";
import { accountFinding, accountOf, websiteOf } from "./findings/account.ts";
import { textOfMarkup } from "./findings/markup.ts";
import { selfDescription } from "./findings/self-description.ts";
import {
  claimAt,
  compact,
  countryOf,
  currencyCode,
  instantOf,
  optionalCount,
  optionalText,
  pointer,
  statedInstant,
  UnreadableCapture,
  webAddress,
} from "./findings/claims.ts";
import { isAbout, type Samples, sampleOf } from "./samples.ts";

/** What plug-ins are made with: passed to them, so that they import nothing of ours and can be anywhere. */
export const PLUGIN_KIT = {
  z,
  jsonReader,
  members,
  captureOf,
  captureEach,
  isProfileOn,
  RetryLater,
  SkipProbe,
  DisableConnector,
  UnreadableCapture,
  claimAt,
  pointer,
  compact,
  optionalText,
  optionalCount,
  instantOf,
  statedInstant,
  isPartialDate,
  webAddress,
  countryOf,
  currencyCode,
  accountOf,
  accountFinding,
  websiteOf,
  textOfMarkup,
  selfDescription,
  normalizeIdentifier,
  readProfileUrl,
  sampleOf,
  isAbout,
} as const;

export type PluginKit = typeof PLUGIN_KIT;

/** A source that is only read or imported: one that can be asked states everything that a connector does. */
export type SourceAlone = Source & { readonly probe?: never };

/** What a plug-in's module exports. */
export interface PluginModule {
  readonly source: (kit: PluginKit) => Connector | SourceAlone;
  /** What `candor sources check` checks it with. */
  readonly samples?: Samples | ((kit: PluginKit) => Samples);
}
