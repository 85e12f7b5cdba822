// Plain JavaScript, because an old Node must be able to run it and print the message.
const requiredMajor = 24
const [major] = process.versions.node.split('.').map(Number)
if (major < requiredMajor) {
  console.error(
    `Node ${requiredMajor} is needed, this is ${process.versions.node}. ` +
      '`npm ci` brings the right one along; if its install script was blocked, run `npm install-scripts approve node` and `npm rebuild node`.',
  )
  process.exit(1)
}
