import { onOneLine, onPlainLines, wellFormed } from '#domain/text/plain-text';

/** "12 Acacia Road, Northampton, NN1 1AA" for an address of several lines. */
export function addressOnOneLine(address: string): string {
  return onPlainLines(address)
    .split('\n')
    .map((line) => onOneLine(line).replace(/,+$/, ''))
    .filter(Boolean)
    .join(', ');
}

/**
 * A link to a map with an address or a postcode in its middle; undefined if there is none.
 *
 * It is Google's address for every device ("Maps URLs", `api=1`): phones open it in the map program that is installed,
 * iPhones too, and anything else in the browser, which neither `geo:` (not on iPhones) nor Apple's or OpenStreetMap's
 * addresses do everywhere. Nothing is loaded from there: whoever follows the link tells Google the address, and nobody
 * else does. Show it with `rel="noreferrer"`.
 */
export function mapLink(address: string): string | undefined {
  const place = wellFormed(addressOnOneLine(address));
  if (place === '') return undefined;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
