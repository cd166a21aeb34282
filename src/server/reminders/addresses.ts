import { BlockList, isIP } from 'node:net'

/**
 * Which addresses a server may call on behalf of somebody outside: those of the public internet, and no others. Whoever
 * names an address must not reach what only this machine or its network can.
 */

const reserved4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Within the public part of IPv6: what stands for something else, such as an IPv4 address written into it. */
const reserved6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const blocked4 = new BlockList()
for (const [net, bits] of reserved4) blocked4.addSubnet(net, bits, 'ipv4')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const blocked6 = new BlockList()
for (const [net, bits] of reserved6) blocked6.addSubnet(net, bits, 'ipv6')

/** Is this the address of a machine on the public internet? What is no address is not. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked4.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
    default:
      return false
  }
}
