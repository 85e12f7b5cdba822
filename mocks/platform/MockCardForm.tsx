import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { providerCopy } from '#mocks/copy.ts'
import { db } from '#mocks/db.ts'
import { wait } from '#mocks/settings.ts'
import { type CardFields, checkCard, cardFormatters, MockCard } from '#mocks/platform/card.ts'
import { Field } from '#src/design-system/components/Field.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Grid, Stack } from '#src/design-system/components/layout.tsx'
import type { CardFormProps } from '#src/ports/ports.ts'

// Loaded lazily, so that dialogs are not part of the first load.
const ChallengeDialog = lazyComponent('ChallengeDialog', () => import('#mocks/platform/ChallengeDialog.tsx'))

const emptyFields: CardFields = { number: '', expiry: '', cvc: '' }

/** The mock card form. A field shows its error once it has been blurred or is complete. */
export function MockCardForm({ onReady, onChange, disabled }: CardFormProps) {
  const [fields, setFields] = useState(emptyFields)
  const [visitedFields, setVisitedFields] = useState<ReadonlySet<keyof CardFields>>(new Set())
  const [endChallenge, setEndChallenge] = useState<((completed: boolean) => void) | null>(null)
  const [today] = useState(() => new Date())
  const cardForm = useSyncExternalStore(db.subscribe, () => db.get().settings.cardForm)
  const latency = useSyncExternalStore(db.subscribe, () => db.get().settings.latency)
  const card = useRef(new MockCard())
  const notifyReady = useEffectEvent(onReady)

  useEffect(() => {
    let cancelChallenge: ((completed: boolean) => void) | null = null
    card.current.authenticate = () =>
      new Promise((resolve) => {
        cancelChallenge = resolve
        setEndChallenge(() => resolve)
      })
    return () => cancelChallenge?.(false)
  }, [])

  useEffect(() => {
    let isOutdated = false
    if (cardForm !== 'ready') notifyReady(undefined)
    void wait(latency).then(() => {
      if (!isOutdated && cardForm !== 'loading') notifyReady(cardForm === 'ready' ? card.current : null)
    })
    return () => {
      isOutdated = true
    }
  }, [cardForm, latency])

  function changeField(name: keyof CardFields, text: string) {
    const nextFields = { ...fields, [name]: cardFormatters[name](text) }
    setFields(nextFields)
    card.current.number = nextFields.number
    onChange(Object.values(checkCard(nextFields, today)).every((error) => error === null))
  }

  if (cardForm !== 'ready') return null
  const errors = checkCard(fields, today)
  const getFieldProps = (name: keyof CardFields) => ({
    label: providerCopy.card[name],
    value: fields[name],
    error: visitedFields.has(name) || !errors[name]?.isIncomplete ? errors[name]?.message : undefined,
    inputMode: 'numeric' as const,
    disabled,
    onChange: (event: { target: { value: string } }) => changeField(name, event.target.value),
    onBlur: () => setVisitedFields(fields[name] === '' ? visitedFields : new Set([...visitedFields, name])),
  })

  return (
    <Stack gap={16}>
      <Field {...getFieldProps('number')} autoComplete="cc-number" placeholder="1234 1234 1234 1234" />
      <Grid columns={2} gap={16}>
        <Field {...getFieldProps('expiry')} autoComplete="cc-exp" placeholder="MM / YY" />
        <Field {...getFieldProps('cvc')} autoComplete="cc-csc" placeholder="123" />
      </Grid>
      {endChallenge && (
        <ChallengeDialog
          onEnd={(completed) => {
            endChallenge(completed)
            setEndChallenge(null)
          }}
        />
      )}
    </Stack>
  )
}
