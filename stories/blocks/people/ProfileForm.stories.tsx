import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { makeProfile } from '#mocks/seed/builders.ts'
import { ProfileForm, type ProfileFormProps } from '#src/design-system/blocks/people/ProfileForm.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { toProfile } from '#src/domain/profile.ts'
import { expectNoticeFocus } from '#stories/support/expectNoticeFocus.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const args: ProfileFormProps = { profile: toProfile(makeProfile()), onSave: fn(), saving: 'idle' }

const meta = preview.meta({
  title: 'Blocks/ProfileForm',
  component: ProfileForm,
  args,
  decorators: [onPage('narrow')],
})

export const Prefilled = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('form', { name: 'Your details' })).toBeVisible()
    await expect(canvas.getByLabelText('Education')).toHaveValue('BSC')
  },
})

export const NewUser = meta.story({
  args: { profile: toProfile(null) },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Education')).toHaveValue('')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('')
  },
})

export const Saving = meta.story({
  args: { saving: 'busy' },
  async play({ args: { onSave }, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Phone'), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Saving your profile…' }))
    await expect(onSave).not.toHaveBeenCalled()
  },
})

export const Failed = meta.story({
  args: { saving: 'failed' },
  play: async ({ canvas }) => expectNoticeFocus(await canvas.findByText('Your profile was not saved')),
})

/** Simulates a successful save, then a refetch after the profile has been changed on another device. */
function WithSimulatedServer(props: ProfileFormProps) {
  const [server, setServer] = useState<Pick<ProfileFormProps, 'profile' | 'saving'>>(props)
  const changedElsewhere = {
    ...server,
    profile: { ...server.profile, phone: '+880 1900 000 000', address: 'Elsewhere 1' },
  }
  return (
    <>
      <ProfileForm
        {...props}
        {...server}
        onSave={(form) => setServer({ profile: { ...server.profile, ...form }, saving: 'done' })}
      />
      <Button tone="secondary" onClick={() => setServer(changedElsewhere)}>
        Change elsewhere
      </Button>
    </>
  )
}

/** After a save, untouched fields follow the server again; what is typed since then stays (PEOPLE-5). */
export const SavedThenChangedElsewhere = meta.story({
  render: (props) => <WithSimulatedServer {...props} />,
  async play({ canvas, userEvent }) {
    const phone = canvas.getByLabelText('Phone')
    const address = canvas.getByLabelText('Address')
    await userEvent.clear(phone)
    await userEvent.type(phone, ' +880 1800 000 000 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }))
    await expectNoticeFocus(await canvas.findByText('Your profile is saved'))
    await userEvent.type(address, ', back door')
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }))
    await waitFor(() => expect(phone).toHaveValue('+880 1900 000 000'))
    await expect(address).toHaveValue('12 Port Road, Chattogram, back door')
  },
})
