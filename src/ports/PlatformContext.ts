import { createContext, use } from 'react'
import type { Platform } from '#src/ports/ports.ts'

export const PlatformContext = createContext<Platform | null>(null)

export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('no PlatformContext')
  return platform
}
