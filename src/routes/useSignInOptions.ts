import { useEffect } from 'react'
import { usePlatform } from '#src/platform/PlatformContext.ts'

type Run = (action: 'google' | 'user' | 'admin', operation: () => Promise<void>) => Promise<boolean>

/**
 * The sign-in options of both Login and Signup: Google and the configured demo accounts (AUTH-5). Loads the provider's code
 * ahead of the click (AUTH-4).
 * @param run of `useSignIn`
 * @returns props of both screens
 */
export function useSignInOptions(run: Run) {
  const { identity, config } = usePlatform()
  const accounts = { user: config.demoUser, admin: config.demoAdmin }

  useEffect(() => void identity.preload().catch(() => undefined), [identity])

  return {
    demo: { user: accounts.user !== null, admin: accounts.admin !== null },
    onGoogle: () => void run('google', () => identity.signInWithGoogle()),
    onDemo(role: 'user' | 'admin') {
      const account = accounts[role]
      if (account) void run(role, () => identity.signIn(account.email, account.password))
    },
  }
}
