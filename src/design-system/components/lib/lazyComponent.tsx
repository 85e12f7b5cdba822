import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { loadWithUnlimitedRetries } from '#src/lib/chunks/loadCode.ts'

/**
 * A component in a chunk of its own, loaded on the first render with unlimited retries (NET-9). Renders nothing if a newer
 * deployment has removed the chunk; the shell then offers to reload.
 * @param name the name of the export
 */
export function lazyComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  fallback?: ReactNode,
) {
  const LazyComponent: ComponentType<Props> = lazy(() =>
    loadWithUnlimitedRetries(load).then(
      (module) => ({ default: module[name] }),
      (): { default: ComponentType<Props> } => ({ default: () => null }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <LazyComponent {...props} />
    </Suspense>
  )
}
