import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the public Internet's: everything else (loopback, private, link-local, shared,
 * multicast, reserved, IPv6 forms that carry an IPv4 address, and where clouds keep credentials) is somewhere inside.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  let parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) parsed = parsed.toIPv4Address();
    // The library takes the forms that once carried an IPv4 address (RFC 4291, 2.5.5.1) for public ones.
    else if (parsed.match(IPV4_COMPATIBLE)) return false;
  }
  return parsed.range() === "unicast" && !METADATA_ADDRESSES.has(parsed.toString());
}

const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");

/**
 * Where clouds tell a machine its own credentials under an address that is public by its range: Azure's host. Those of
 * the others (169.254.169.254, 169.254.170.2, 100.100.100.200, 192.0.0.192, fd00:ec2::254, fd20:ce::254) are link-local, shared,
 * reserved or unique-local, and so inside already.
 */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** The host of a URL as an address, without the brackets of IPv6; `null` if it is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) ? host : null;
}
