import ipaddr from "ipaddr.js";

/**
 * Whether an address is on the public Internet. Everything else is internal: loopback, private, link-local, shared,
 * multicast, reserved, IPv6 forms that embed an IPv4 address, and where clouds provide credentials.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  let parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6) {
    if (parsed.isIPv4MappedAddress()) parsed = parsed.toIPv4Address();
    // The library considers forms that used to embed an IPv4 address (RFC 4291, 2.5.5.1) public.
    else if (parsed.match(IPV4_COMPATIBLE)) return false;
  }
  return parsed.range() === "unicast" && !METADATA_ADDRESSES.has(parsed.toString());
}

const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");

/**
 * Addresses in public ranges at which clouds give a machine its credentials: Azure's host. Those of other clouds
 * (169.254.169.254, 169.254.170.2, 100.100.100.200, 192.0.0.192, fd00:ec2::254, fd20:ce::254) are link-local, shared,
 * reserved or unique-local, so they are already covered.
 */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set(["168.63.129.16"]);

/** The host of a URL if it is an IP address, without IPv6 brackets; `null` if it is a name. */
export function literalAddress(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) ? host : null;
}
