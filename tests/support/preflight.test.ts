import { exec } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheFolder, fetchTool } from '#tests/support/fetchTool.ts'
import { listen } from '#tests/support/listen.ts'
import { expectFree, findMissing } from '#tests/support/preflight.ts'
import { emulatorPorts } from '#tests/support/testConfig.ts'
import config from '#tests/e2e/playwright.config.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preflight-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a port that is taken is named', async () => {
  const { port, stop } = await listen(createServer())
  expect(await findMissing([() => expectFree(port)])).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  await stop()
  expect(await findMissing([() => expectFree(port)])).toEqual([])
})

test('end-to-end tests of the shop don’t begin while another program has a port of the emulator', async () => {
  const look = 'node tests/support/preflight.ts'
  expect([config.webServer ?? []].flat()[0]?.command).toMatch(`${look} ${emulatorPorts.join(' ')} && `)
  const { port, stop } = await listen(createServer())
  await expect(promisify(exec)(`${look} ${port}`)).rejects.toThrow(`Port ${port} is taken`)
  await stop()
})

test('a tool that can’t be fetched is one sentence, and the others are looked for all the same', async () => {
  const npm = join(folder, 'npm')
  writeFileSync(npm, '#!/bin/sh\necho offline >&2\nexit 1\n')
  chmodSync(npm, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  vi.stubEnv('TOOL_HOME', join(folder, 'tool'))
  vi.spyOn(console, 'error').mockReturnValue()
  const tool = { label: 'The tool', name: 'tool', version: '1.0.0', homeVariable: 'TOOL_HOME' }
  const other = vi.fn<() => void>()
  expect(await findMissing([() => fetchTool(tool), other])).toEqual([
    "The tool (tool 1.0.0) is missing and npm can't fetch it: go online once, or set TOOL_HOME to a folder that has it.",
  ])
  expect(other).toHaveBeenCalledOnce()
})

test('a cache that can’t be written is replaced by a folder of the project', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: folder })).toBe(join(folder, 'dhruva-auto-works'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(cacheFolder({ XDG_CACHE_HOME: file })).toBe(resolve('node_modules/.cache/dhruva-auto-works'))
})
