import { shareCopy } from '#mocks/demo/copy/share.ts'

const loopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * Whether another device can open an address.
 * @returns null when it can, else the reason in one sentence
 */
export function scanRefusal(address: string): string | null {
  const { protocol, hostname } = new URL(address)
  if (!protocol.startsWith('http')) return shareCopy.qr.file
  return loopback.test(hostname) ? shareCopy.qr.loopback : null
}
