import { domainToASCII } from 'node:url';

/**
 * An address as every mail server takes it: "anna@xn--mller-kva.de" for "anna@müller.de" (RFC 5891). What stands before
 * the "@" stays as it is, because only the server that has the mailbox can tell how else to write it.
 */
export function asMailbox(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}
