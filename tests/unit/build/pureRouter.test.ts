import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { pureRouter } from '#src/build/pureRouter.ts'

const entry = '/react-router/dist/index.js'

const serve = (code: string): Plugin => ({
  name: 'serve',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
})

const buildRouter = (code: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [serve(code), pureRouter()],
    build: { write: false, minify: false, rolldownOptions: { input: entry, external: ['react'] } },
  })

const link = `import * as React from 'react'
var Link = React.forwardRef(() => null);
Link.displayName = 'Link';`

it('drops what is not used', async () => {
  const built = await buildRouter(`${link}\nexport function go() {\n  warning(true, 'to developers');\n}\ngo();`)
  expect(JSON.stringify(built)).not.toMatch(/displayName = 'Link'|var Link = React/)
})

it('stops the build when the router has no such code any more', async () => {
  await expect(buildRouter(link)).rejects.toThrow('react-router has no warning any more')
})
