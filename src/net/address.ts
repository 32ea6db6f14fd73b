import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the public Internet's: everything else (loopback, private, link-local, shared,
 * multicast, reserved, and IPv6 forms that carry an IPv4 address) is somewhere inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  let parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress()) parsed = parsed.toIPv4Address();
  return parsed.range() === "unicast";
}

/** The host of a URL as an address, without the brackets of IPv6; `null` where it is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) ? host : null;
}
