import { Socket } from 'node:net'

// Test builds preload this file. It makes network requests fail, so builds are the same on every machine (DATA-20).
const { connect } = Socket.prototype

Socket.prototype.connect = function (...args) {
  const [options] = args.flat()
  // Allows connections to a path, which is a pipe on this machine.
  if (typeof options === 'string' || options?.path) return connect.apply(this, args)
  throw new Error('The build has made a network request.')
}
