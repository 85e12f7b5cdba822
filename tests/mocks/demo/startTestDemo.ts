import { screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { db } from '#mocks/db.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { parseLink } from '#mocks/demo/link.ts'
import { createMoments } from '#mocks/demo/moments.ts'
import { makeToken } from '#mocks/token.ts'

/**
 * Starts a demo in the test's page, with the world in localStorage.
 * @param address what the address bar shows, e.g. `/parts?scenario=failParts`
 */
export async function startTestDemo(address = '/') {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  const link = parseLink(new URL(address, location.origin), '/')
  history.replaceState(null, '', link.path)
  onTestFinished(db.persistIn(localStorage))
  const moments = createMoments(localStorage)
  const demo = createDemo({ basename: '/', storage: localStorage, isOwnTab: false, clearMoments: moments.clear })
  await demo.start(link)
  onTestFinished(demo.stop)
  return { demo, moments }
}

/** Waits for the page with this heading. */
export const findPage = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** A valid token of somebody who is not signed in. */
export const foreignToken = makeToken('somebody@else.example')
