import { useEffect } from 'react'
import { usePlatform } from '#src/platform/PlatformContext.ts'

type Run = (action: 'google' | 'user' | 'admin', operation: () => Promise<void>) => Promise<boolean>

/**
 * The ways in that Login and Signup share (SHOP-2): Google, and the demo accounts where there are any (AUTH-5).
 * Fetches the provider's code ahead of the click (AUTH-4).
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
    onDemo(who: 'user' | 'admin') {
      const account = accounts[who]
      if (account) void run(who, () => identity.signIn(account.email, account.password))
    },
  }
}
