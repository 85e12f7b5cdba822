// Plain JavaScript on purpose: it has to run under the Node that is too old, to say so.
const needed = 24
const [major] = process.versions.node.split('.').map(Number)
if (major < needed) {
  console.error(
    `Node ${needed} is needed, this is ${process.versions.node}. ` +
      '`npm ci` brings the right one along; if its install script was blocked, run `npm install-scripts approve node` and `npm rebuild node`.',
  )
  process.exit(1)
}
