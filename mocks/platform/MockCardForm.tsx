import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { providerCopy } from '#mocks/copy.ts'
import { db } from '#mocks/db.ts'
import { wait } from '#mocks/dials.ts'
import { checkCard, formatCard, type CardFields } from '#mocks/platform/card.ts'
import { ChallengeDialog } from '#mocks/platform/ChallengeDialog.tsx'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import type { CardFormProps } from '#src/platform/ports.ts'

const blank: CardFields = { number: '', expiry: '', cvc: '' }
const names = ['number', 'expiry', 'cvc'] as const

/** The card provider's form: it says itself what is wrong with a field, once the field was left or is complete. */
export function MockCardForm({ onReady, onChange, disabled }: CardFormProps) {
  const [fields, setFields] = useState(blank)
  const [visited, setVisited] = useState<ReadonlySet<keyof CardFields>>(new Set())
  const [finish, setFinish] = useState<((completed: boolean) => void) | null>(null)
  const [{ cardForm, latency }] = useState(() => db.get().dials)
  const card = useRef<MockCard | null>(null)
  const ready = useEffectEvent(onReady)

  useEffect(() => {
    let gone = false
    let abandon: ((completed: boolean) => void) | null = null
    card.current = new MockCard(
      () =>
        new Promise((resolve) => {
          abandon = resolve
          setFinish(() => resolve)
        }),
    )
    const tell = () => {
      if (!gone && cardForm !== 'loading') ready(cardForm === 'ready' ? card.current : null)
    }
    void wait(latency).then(tell)
    return () => {
      gone = true
      abandon?.(false)
    }
  }, [cardForm, latency])

  const shown = (now: CardFields, left: ReadonlySet<keyof CardFields>) => {
    const problems = checkCard(now, new Date())
    return names.map((name) => {
      const problem = problems[name]
      return problem && (left.has(name) || !problem.unfinished) ? problem.message : undefined
    })
  }

  function show(now: CardFields, left: ReadonlySet<keyof CardFields>) {
    setFields(now)
    setVisited(left)
    if (card.current) card.current.number = now.number
    const complete = Object.values(checkCard(now, new Date())).every((problem) => problem === null)
    onChange(complete)
  }

  if (cardForm !== 'ready') return null
  const messages = shown(fields, visited)
  const input = (name: keyof CardFields) => ({
    label: providerCopy.card[name],
    value: fields[name],
    error: messages[names.indexOf(name)],
    inputMode: 'numeric' as const,
    disabled,
    onChange: (event: { target: { value: string } }) =>
      show({ ...fields, [name]: formatCard[name](event.target.value) }, visited),
    onBlur: () => show(fields, fields[name] === '' ? visited : new Set([...visited, name])),
  })

  return (
    <Stack gap={16}>
      <Field {...input('number')} autoComplete="cc-number" placeholder="1234 1234 1234 1234" />
      <Grid columns={2} gap={16}>
        <Field {...input('expiry')} autoComplete="cc-exp" placeholder="MM / YY" />
        <Field {...input('cvc')} autoComplete="cc-csc" placeholder="123" />
      </Grid>
      <ChallengeDialog
        open={finish !== null}
        onEnd={(completed) => {
          finish?.(completed)
          setFinish(null)
        }}
      />
    </Stack>
  )
}
