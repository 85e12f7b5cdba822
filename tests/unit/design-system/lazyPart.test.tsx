import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import { MissingFile } from '#src/loading/loadFile.ts'

test('a part is waited for; nothing stays where a new version has replaced its file: the shell says so (NET-9)', async () => {
  const Here = lazyPart('Part', async () => ({ Part: () => 'the part' }), 'waiting')
  const Gone = lazyPart('Part', () => Promise.reject<{ Part: () => string }>(new MissingFile('/a.js')), 'waiting')
  const { container } = render(
    <>
      <Here />
      <Gone />
    </>,
  )
  expect(container).toHaveTextContent('waitingwaiting')
  await waitFor(() => expect(container).toHaveTextContent(/^the part$/))
})
